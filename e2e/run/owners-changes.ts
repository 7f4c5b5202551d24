// Proves that no change of the owner's turns the tests red. Each change is made in a fresh clone, and
// all of them together in one more. `npm test` has to pass there with as many tests as without any.
// Names of changes as arguments try these alone. The clones hold what is committed.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { z } from 'zod';
import { parseSeason } from '@/lib/season/season-schema';
import { exitCodeOf, exitWhenAsked, startGroup } from './process-group';
import { projectRoot } from './project-root';

const clones = join(projectRoot, 'e2e/.work/owners-changes');

type Change = (clone: string) => Promise<void>;

const changes: Readonly<Record<string, Change>> = { season, bookings, texts, photos };

const dataSchema = z.object({
  site: z.object({ name: z.string(), title: z.string(), description: z.string() }),
  welcome: z.object({
    headline: z.string(),
    facts: z.string().array(),
    paragraphs: z.string().array(),
  }),
  footer: z.string(),
  poolIntroduction: z.string(),
  lessonsIntroduction: z.string(),
  calendarIntroduction: z.string(),
});
const plansSchema = z.object({
  lessonPlans: z.object({ name: z.string(), price: z.string(), dollars: z.number() }).array(),
});

const long =
  'with as many words as an owner may have for what the family cares about, and then a few more';

/** Runs `npm test` in a fresh clone with these changes. @returns the last line of the run */
async function testWith(name: string, made: readonly Change[]): Promise<string> {
  const clone = join(clones, name);
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
  execFileSync('npm', ['ci'], { cwd: clone, stdio: 'ignore' });
  for (const change of made) await change(clone);
  console.log(`\n== ${name}`);
  console.log(execFileSync('git', ['status', '--short'], { cwd: clone, encoding: 'utf8' }));
  const child = startGroup('npm', ['test'], {
    cwd: clone,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const code = await exitCodeOf(child);
  const [, passed, failed, flaky = 0] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) flaky)?/gm)].at(-1) ?? [];
  // A flaky test has passed too.
  return passed
    ? `${Number(passed) + Number(flaky)} passed, ${failed} failed`
    : `exit code ${code}`;
}

function run(clone: string, script: string, ...args: readonly string[]): void {
  execFileSync('npm', ['run', '--silent', script, '--', ...args], { cwd: clone, stdio: 'inherit' });
}

/** Takes a whole day and a slot of eleven others, then gives two back. */
async function bookings(clone: string): Promise<void> {
  const days = parseSeason(JSON.parse(readFileSync(join(clone, 'data/timeslots.json'), 'utf8')));
  const open = [...days]
    .map(([date, slots]) => ({
      date,
      times: slots.filter(({ available }) => available).map(({ time }) => time),
    }))
    .filter(({ times }) => times.length > 0);
  const [whole, ...others] = open.slice(0, 12);
  if (!whole || others.length < 11) throw new Error('The season has too few open days.');
  run(clone, 'slots', 'take', whole.date, ...whole.times);
  for (const { date, times } of others) run(clone, 'slots', 'take', date, ...times.slice(0, 1));
  for (const { date, times } of others.slice(0, 2)) {
    run(clone, 'slots', 'free', date, ...times.slice(0, 1));
  }
}

async function season(clone: string): Promise<void> {
  const hours = ['--from', '10:00 AM', '--to', '6:30 PM', '--break', 'Sun', '--drop-taken'];
  run(clone, 'season', '2027-05-31', '2027-08-22', ...hours);
}

/** Replaces every text in quotation marks of a file by another one. */
function replaceTexts(file: string, texts: readonly (readonly [string, string])[]): void {
  const replaced = texts.reduce(
    (source, [before, after]) => {
      if (!source.includes(before)) throw new Error(`${file} does not hold “${before}”.`);
      return source.replaceAll(before, after);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, replaced);
}

/** Other names, words and prices, some of them long. */
async function texts(clone: string): Promise<void> {
  const siteFile = join(clone, 'data/site.ts');
  const { site, welcome, ...introductions } = dataSchema.parse(
    await import(pathToFileURL(siteFile).href),
  );
  replaceTexts(siteFile, [
    [site.name, 'Marigold Lane Swimming Lessons'],
    [site.title, 'Private lessons on Marigold Lane'],
    [site.description, 'Lessons for one, on Marigold Lane.'],
    [welcome.headline, 'Learn to swim on Marigold Lane'],
    ...welcome.facts.map((fact, index) => [fact, `Fact ${index + 1}`] as const),
    ...welcome.paragraphs.map((text, index) => [text, `Paragraph ${index + 1}, ${long}.`] as const),
    ...Object.entries(introductions).map(
      ([name, text]) => [text, `The ${name}, ${long}.`] as const,
    ),
  ]);
  const plansFile = join(clone, 'data/lesson-plans.ts');
  const { lessonPlans } = plansSchema.parse(await import(pathToFileURL(plansFile).href));
  replaceTexts(plansFile, [
    ...lessonPlans.slice(0, 1).map(({ name }) => [name, 'Five Days in a Row'] as const),
    ...lessonPlans.map(({ price }) => [price, price.replace(/\d+/, '1,250')] as const),
    ...lessonPlans.map(({ dollars }) => [`dollars: ${dollars}`, 'dollars: 1250'] as const),
  ]);
}

/** A plain photo of another aspect ratio in place of each, with another name and description. */
async function photos(clone: string): Promise<void> {
  for (const [index, [name, width, height]] of (
    [
      ['lifeguard.jpg', 1800, 900],
      ['pool-1.jpg', 1000, 1600],
      ['pool-2.jpg', 1600, 1600],
    ] as const
  ).entries()) {
    const background = { r: 40 * index, g: 120, b: 160 };
    const image = sharp({ create: { width, height, channels: 3, background } });
    await image.jpeg().toFile(join(clone, 'public', name));
  }
  const file = join(clone, 'data/photos.ts');
  let count = 0;
  const source = readFileSync(file, 'utf8').replaceAll(
    /\b(name|alt): '[^']*'/g,
    (_, field) => `${field}: 'A plain ${field} ${(count += 1)}'`,
  );
  writeFileSync(file, source);
}

exitWhenAsked(130, 15_000);

const wanted = process.argv.slice(2);
const everyTry: Readonly<Record<string, readonly Change[]>> = {
  unchanged: [],
  ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, [change]])),
  all: Object.values(changes),
};
const counts = new Map<string, string>();
for (const [name, made] of Object.entries(everyTry)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  counts.set(name, await testWith(name, made));
}
for (const [name, count] of counts) console.log(`${name.padEnd(10)} ${count}`);
if (
  new Set(counts.values()).size > 1 ||
  [...counts.values()].some((count) => !/ 0 failed/.test(count))
) {
  throw new Error('Not every clone passes the same tests.');
}
