// `npm run test:build`: builds the tested site from the tests' own data.
import { copyProject } from './copy-project';
import { testedSite } from './project-root';
import { runProgram } from './run-program';
import { buildEnvironment } from './site-environment';

copyProject(testedSite);
await runProgram('npm', ['run', 'build'], {
  cwd: testedSite,
  env: { ...process.env, ...buildEnvironment() },
});
