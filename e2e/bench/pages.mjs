// `npm run bench`: how fast the pages are, beside the fastest that they could be, a rebuild as a
// single-page application, and an empty page of the same Next release. `-- --growth` compares instead
// what a season of ten years costs beside one of a single year.
import { parseArgs } from 'node:util';
import { freePort } from '../run/free-port.mjs';
import { onStop } from '../run/on-stop.mjs';
import { stopEverything } from '../run/process-group.mjs';
import { projectRoot } from '../run/project-root.mjs';
import { runCommand } from '../run/run-command.mjs';
import { noSettings } from '../run/setting-names.mjs';
import { startSite } from '../run/start-site.mjs';
import { compare, comparisonProgram } from './compare.mjs';
import { buildEmptyPage } from './empty-page.mjs';
import { judge, tableOf } from './goals.mjs';
import { compareGrowth } from './growth.mjs';
import { describeMachine } from './machine.mjs';
import { writeIntoReadme } from './readme-figures.mjs';

const port = Number(process.env.SITE_PORT ?? 3700);

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    readme: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
  },
});

onStop(() => void stopEverything().then(() => process.exit(130)));

try {
  // A clone that stands alone hears of it before it has built anything.
  await comparisonProgram();
  const reached = options.growth ? await compareGrowth(port, options.runs) : await comparePages();
  process.exitCode = reached ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopEverything();
}

/** @returns {Promise<boolean>} whether every goal is reached. */
async function comparePages() {
  const built = await runCommand('npm', ['run', 'build'], {
    directory: projectRoot,
    environment: { ...process.env, ...noSettings(), NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (!built) throw new Error('The site could not be built.');
  const site = await startSite({ port: await freePort(port) });
  const directory = await buildEmptyPage();
  const empty = await startSite({ port: await freePort(port), directory });
  const figures = judge(await compare(site.origin, { empty: empty.origin }, options.runs));
  const text = `${tableOf(figures)}\n\n${await describeMachine(options.runs)}`;
  console.log(`\n${text}`);
  if (options.readme) await writeIntoReadme(text);
  return figures.every(({ reached }) => reached);
}
