import { siteEnvironment } from '../run/site-environment';
import { test, type Project } from './project';
import { expect, expectRejected } from './season-fixture';

const complete = {
  ...siteEnvironment('http://127.0.0.1:4310'),
  SITE_URL: 'https://swim.example.com',
};

/** Plans a season of two days. @param to when the last lesson begins */
function planSeason(project: Project, to: string) {
  return project.run('season', {}, '2026-06-15', '2026-06-16', '--from', '12:00 AM', '--to', to);
}

const braces = 'A reply can contain {when}, {leftOut}, {lessons}, {calendar}.';

for (const [mistakes, stopped, run, ...changes] of [
  [
    'wrong and missing values',
    'the build',
    (project: Project) => project.run('build', complete),
    ['lesson-plans', '= 30', '= 22.5', 'lessonMinutes is 22.5. Write a whole number above 0.'],
    [
      'lesson-plans',
      "'daily'",
      "'monthly'",
      'lessonPlans, entry 1, repeats is "monthly". Write "daily", "weekly" or "never".',
    ],
    [
      'lesson-plans',
      '225',
      '0',
      'lessonPlans, entry 1, dollars is 0. Write a whole number above 0.',
    ],
    [
      'lesson-plans',
      '45',
      "'$45'",
      'lessonPlans, entry 2, dollars is "$45". Write a whole number above 0.',
    ],
    ['lesson-plans', "'ages 2 and up'", "' '", 'lessonFacts, entry 2 has no text.'],
    ['questions', /answer: .*/, "answer: '',", 'questions, entry 1, answer has no text.'],
    ['questions', /answer: 'We.*/, '', 'questions, entry 2, answer has no text.'],
    ['replies', '{when}', '{ when }', `replies, entry 1, text contains { when }. ${braces}`],
    ['replies', '{lessons}', '{lesson}', `replies, entry 1, text contains {lesson}. ${braces}`],
    ['replies', '{calendar}', '{calendar', `replies, entry 2, text contains {calendar. ${braces}`],
    [
      'site',
      /(timeZone.*) = .*/,
      "$1 = 'EST'",
      'timeZone is "EST". Write a place that has the school’s time, such as "America/New_York", or undefined.',
    ],
    ['site', /footer = .*/, "footer = ''", 'footer has no text.'],
    ['site', "'Certified swim instructor'", "''", 'welcome, facts, entry 1 has no text.'],
    ['site', "'See open days'", "''", 'welcome, callToAction has no text.'],
  ],
  [
    'repeated names',
    'the demo and npm run dev',
    (project: Project) => project.run('dev'),
    ['lesson-plans', '= 30', '= 0', 'lessonMinutes is 0. Write a whole number above 0.'],
    [
      'lesson-plans',
      "'Weekly Plan'",
      "'Week Long Plan'",
      'lessonPlans has two entries with the name "Week Long Plan".',
    ],
    [
      'lesson-plans',
      "'Weekly',",
      "'Week long',",
      'lessonPlans has two entries with the lessonType "Week long".',
    ],
    [
      'questions',
      'What happens when it rains?',
      'May I stay while my child swims?',
      'questions has two entries with the question "May I stay while my child swims?".',
    ],
    [
      'replies',
      "'Sorry, no'",
      "'Another time'",
      'replies has two entries with the label "Another time".',
    ],
  ],
  [
    'empty lists',
    'a new season',
    (project: Project) => planSeason(project, '9:45 AM'),
    ['lesson-plans', '= 30', '= -30', 'lessonMinutes is -30. Write a whole number above 0.'],
    ['lesson-plans', /Plans = \[.*?^\]/ms, 'Plans = []', 'lessonPlans has no plan.'],
    ['replies', /\[.*\]/s, '[]', 'replies has no reply.'],
  ],
] as const) {
  test(`${mistakes} in the owner’s files stop ${stopped}, and are named with their places`, async ({
    project,
  }) => {
    const sentences = changes.map(([file, right, wrong, sentence]) => {
      const path = `data/${file}.ts`;
      project.write(path, project.read(path).replace(right, wrong));
      return `${path}: ${sentence}\n`;
    });
    expect(await run(project)).toEqual({ code: 1, stdout: '', stderr: sentences.join('') });
  });
}

test('slots closer together than a lesson is long stop the build, are named, and can be planned again', async ({
  project,
}) => {
  const plans = project.read('data/lesson-plans.ts');
  project.write('data/lesson-plans.ts', plans.replace('lessonMinutes = 30', 'lessonMinutes = 50'));
  expectRejected(
    await project.run('build', complete),
    'A lesson lasts 50 minutes (lessonMinutes in data/lesson-plans.ts), and these slots are closer together:\n  2025-07-15 9:00 AM and 2025-07-15 9:30 AM\n',
  );
  const overMidnight = '2026-06-15 11:20 PM and 2026-06-16 12:00 AM\n';
  expectRejected(await planSeason(project, '11:20 PM'), overMidnight);
  expect(await planSeason(project, '10:30 PM')).toMatchObject({ code: 0, stderr: '' });
});
