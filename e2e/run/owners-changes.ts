// Proves that no change to the owner's data turns the tests red: `npm test` has to pass in a clone of the
// last commit with each change, and in one with all of them. Arguments name the changes to try.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { parseSeason } from '@/lib/season/season-schema';
import type * as planData from '../fixtures/data/lesson-plans';
import type * as siteData from '../fixtures/data/site';
import { exitCodeOf, exitWhenAsked, startGroup } from './process-group';
import { projectRoot } from './project-root';

const clones = join(projectRoot, 'e2e/.work/owners-changes');

type Change = (clone: string) => Promise<void>;

const changes: Readonly<Record<string, Change>> = { season, bookings, texts, photos };

const long =
  'with as many words as an owner may have for what the family cares about, and then a few more';

/** Whether `npm test` passes in a fresh clone with these changes. */
async function passesWith(name: string, made: readonly Change[]): Promise<boolean> {
  const clone = join(clones, name);
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
  execFileSync('npm', ['ci'], { cwd: clone, stdio: 'ignore' });
  for (const change of made) await change(clone);
  console.log(`\n== ${name}`);
  const options = { cwd: clone, env: { ...process.env, CI: 'true' }, stdio: 'inherit' } as const;
  return (await exitCodeOf(startGroup('npm', ['test'], options))) === 0;
}

function run(clone: string, script: string, ...args: readonly string[]): void {
  execFileSync('npm', ['run', '--silent', script, '--', ...args], { cwd: clone, stdio: 'inherit' });
}

/** Takes a whole day and a slot on eleven others, then frees two of them. */
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

function replaceTexts(file: string, texts: readonly (readonly [string, string])[]): void {
  const replaced = texts.reduce(
    (source, [before, after]) => {
      if (!source.includes(before)) throw new Error(`${file} does not contain “${before}”.`);
      return source.replaceAll(before, after);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, replaced);
}

/** Changes names, words and prices; some become long. */
async function texts(clone: string): Promise<void> {
  const siteFile = join(clone, 'data/site.ts');
  const data: typeof siteData = await import(pathToFileURL(siteFile).href);
  const { site, welcome } = data;
  const { footer, poolIntroduction, lessonsIntroduction, calendarIntroduction } = data;
  const introductions = { footer, poolIntroduction, lessonsIntroduction, calendarIntroduction };
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
  const { lessonPlans }: typeof planData = await import(pathToFileURL(plansFile).href);
  replaceTexts(plansFile, [
    ...lessonPlans.slice(0, 1).map(({ name }) => [name, 'Five Days in a Row'] as const),
    ...lessonPlans.map(({ price }) => [price, price.replace(/\d+/, '1,250')] as const),
    ...lessonPlans.map(({ dollars }) => [`dollars: ${dollars}`, 'dollars: 1250'] as const),
  ]);
}

/** Replaces each photo by a plain one of another shape, with another name and description. */
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
const tries: Readonly<Record<string, readonly Change[]>> = {
  ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, [change]])),
  all: Object.values(changes),
};
for (const [name, made] of Object.entries(tries)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!(await passesWith(name, made))) throw new Error(`A test fails with this change: ${name}.`);
}
