// `npm run test:build`: builds the tested site from the tests' own data.
import { buildSite, testedBuild } from './build-site';
import { copyProject } from './copy-project';
import { testedSite } from './project-root';

copyProject(testedSite);
await buildSite(testedSite, testedBuild, { show: true }).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
