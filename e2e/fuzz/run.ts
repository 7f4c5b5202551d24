// `npm run fuzz -- --cases 200000 --posts 2000 --seed 7`: a longer run of the fuzzer than the tests
// make, on a site that has been built.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { playwrightProgram, projectRoot } from '../run/project-root';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '200000' },
    posts: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const { cases: FUZZ_CASES, posts: FUZZ_POSTS, seed: FUZZ_SEED } = values;
const { status } = spawnSync(process.execPath, [playwrightProgram, 'test', 'e2e/fuzz/'], {
  cwd: projectRoot,
  env: { ...process.env, FUZZ_CASES, FUZZ_POSTS, FUZZ_SEED },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
