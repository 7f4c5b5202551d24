// `npm run fuzz -- --cases 200000 --seed 7`: a longer run of the fuzzer than the tests make, on a site
// that has been built.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../run/project-root.mjs';
import { runCommand } from '../run/run-command.mjs';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '200000' },
    posts: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
console.log(`${values.cases} cases and ${values.posts} posts, seed ${values.seed}`);
const program = join(projectRoot, 'node_modules/@playwright/test/cli.js');
const endedWell = await runCommand(
  process.execPath,
  [program, 'test', 'e2e/fuzz', '--project=relay and door', '--reporter=list'],
  {
    directory: projectRoot,
    environment: {
      ...process.env,
      FUZZ_CASES: values.cases,
      FUZZ_POSTS: values.posts,
      FUZZ_SEED: values.seed,
    },
  },
);
process.exitCode = endedWell ? 0 : 1;
