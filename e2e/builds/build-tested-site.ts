// `npm run test:build`: builds the tested site from the tests' own data.
import { copyProject } from '../run/copy-project';
import { testedSite } from '../run/project-root';
import { buildSite, testedBuild } from './build-site';

console.log('Building a site from the data of the tests');
copyProject(testedSite);
await buildSite(testedSite, testedBuild, { show: true }).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
