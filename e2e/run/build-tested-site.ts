// `npm run test:build`: builds the tested site from the tests' own data.
import { copyProject } from './copy-project';
import { exitWhenAsked, runCommand } from './process-group';
import { testedSite } from './project-root';
import { buildEnvironment } from './site-environment';

exitWhenAsked(130);
copyProject(testedSite);
await runCommand('npm', ['run', 'build'], {
  cwd: testedSite,
  env: { ...process.env, ...buildEnvironment() },
});
