import { readFileSync } from 'node:fs';
import { z } from 'zod';
import * as lessonPlans from '@/data/lesson-plans';
import * as questions from '@/data/questions';
import * as replies from '@/data/replies';
import * as site from '@/data/site';
import { placeholders } from '@/lib/answer/replies';
import { isZoneOfPlace } from '@/lib/season/time-zone';
import { UserFacingError } from '@/lib/season/user-facing-error';

const write = (allowed: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    `is ${JSON.stringify(input)}. Write ${allowed}`,
});

const text = z.string('has no text').regex(/\S/, 'has no text');

/** A text, or texts in lists and objects. */
const texts: z.ZodType = z.lazy(() =>
  z.union([text, z.array(texts), z.record(z.string(), texts)], 'has no text'),
);

const wholeNumber = z.custom<number>(
  (value) => Number.isInteger(value) && Number(value) > 0,
  write('a whole number above 0'),
);

const known = placeholders.map((name) => `{${name}}`);

const replyText = text.superRefine((template, context) => {
  for (const [braces] of template.matchAll(/\{[^{}\n]*\}?|\}/g)) {
    if (known.includes(braces)) continue;
    context.addIssue(`contains ${braces}. A reply can contain ${known.join(', ')}`);
  }
});

function distinct<Key extends string>(key: Key) {
  return (entries: readonly Readonly<Record<Key, string>>[], context: z.RefinementCtx) => {
    const values = entries.map((entry) => entry[key]);
    const repeated = values.find((value, index) => values.indexOf(value) < index);
    if (repeated === undefined) return;
    const message = `has two entries with the ${key} "${repeated}"`;
    context.addIssue({ code: 'custom', message });
  };
}

const plan = z.object({
  name: text,
  lessonType: text,
  repeats: z.enum(['daily', 'weekly', 'never'], write('"daily", "weekly" or "never"')),
  days: text,
  level: text,
  ages: text,
  length: text,
  dollars: wholeNumber,
  per: text,
});
const question = z.object({ question: text, answer: text });
const reply = z.object({ label: text, confirms: z.boolean(), text: replyText });
const zone = 'a place in the school’s time zone, such as "America/New_York", or undefined';

const schema = z.object({
  'data/lesson-plans.ts': z.object({
    lessonMinutes: wholeNumber,
    lessonPlans: z
      .array(plan)
      .min(1, 'has no plan')
      .superRefine(distinct('name'))
      .superRefine(distinct('lessonType')),
    singleLesson: text,
    lessonFacts: z.array(text),
  }),
  'data/photos.ts': z.object({
    focus: z.array(
      z.string().regex(/^(100|\d?\d)% (100|\d?\d)%$/, write('two percentages, such as "50% 34%"')),
    ),
  }),
  'data/questions.ts': z.object({
    questions: z.array(question).superRefine(distinct('question')),
  }),
  'data/replies.ts': z.object({
    replies: z.array(reply).min(1, 'has no reply').superRefine(distinct('label')),
  }),
  'data/site.ts': z
    .object({ timeZone: z.string().refine(isZoneOfPlace, write(zone)).optional() })
    .catchall(texts),
});

/** As text, because only the bundler can import the file's pictures. */
function focusOfPhotos(): readonly (string | undefined)[] {
  const file = readFileSync('data/photos.ts', 'utf8');
  return Array.from(file.matchAll(/\bfocus: (['"])(.*?)\1/g), ([, , focus]) => focus);
}

/** @throws UserFacingError with a line for each mistake in the owner's files, which names its place */
export function checkOwnerData(): void {
  const { error } = schema.safeParse({
    'data/lesson-plans.ts': lessonPlans,
    'data/photos.ts': { focus: focusOfPhotos() },
    'data/questions.ts': questions,
    'data/replies.ts': replies,
    'data/site.ts': site,
  });
  if (!error) return;
  const lines = error.issues.map(({ path, message }) => {
    const [file, ...place] = path.map((step) =>
      typeof step === 'number' ? `entry ${step + 1}` : String(step),
    );
    return `${file}: ${place.join(', ')} ${message}.`;
  });
  throw new UserFacingError(lines.join('\n'));
}
