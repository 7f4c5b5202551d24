import { useEffect, useRef } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import type { PlanSeason } from '@/lib/commands/command';
import { sizeInWords } from '@/lib/commands/plan-season';
import { inWords } from '@/lib/instructor/in-words';
import type { PlanProblem, Preview } from '@/lib/instructor/season-changes';
import { DateField, TimeField } from './season-fields';
import { SeasonPreview } from './season-month';
import { TimeOff } from './time-off';
import styles from './instructor.module.css';

const names: Readonly<Record<PlanProblem['about'], string>> = {
  first: 'first day',
  last: 'last day',
  to: 'last lesson',
  breaks: 'time off',
  'closed times': 'closed times',
};

/** Plans a season on a phone, where a long command is easily mistyped, and shows it before it replaces the current one. */
export function NewSeason({
  plan,
  preview,
  notCarriedOver,
  takesFocus,
  onChange,
  onClose,
}: {
  plan: PlanSeason;
  preview: Preview;
  notCarriedOver: readonly string[];
  takesFocus: boolean;
  onChange: (plan: PlanSeason) => void;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (part: Partial<PlanSeason>) => onChange({ ...plan, ...part });
  const { problem } = preview;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const problemOf = (about: PlanProblem['about']) =>
    problem?.about === about ? problem.sentence : undefined;

  return (
    <section aria-labelledby="new-season" className={styles.newSeason}>
      <div className={styles.heading}>
        <h2 ref={heading} id="new-season" tabIndex={-1} className={styles.target}>
          New season
        </h2>
        <button type="button" className={actionStyles.quiet} onClick={onClose}>
          Keep the current season
        </button>
      </div>
      <div className={styles.columns}>
        <fieldset className={styles.group}>
          <legend>
            <h3>Days and lessons</h3>
          </legend>
          <div className={styles.fields}>
            <DateField
              label="First day"
              value={plan.first}
              onChange={(first) => change({ first })}
              problem={problemOf('first')}
            />
            <DateField
              label="Last day"
              value={plan.last}
              onChange={(last) => change({ last })}
              problem={problemOf('last')}
            />
            <TimeField
              label="First lesson starts"
              value={plan.from}
              onChange={(from) => change({ from })}
            />
            <TimeField
              label="Last lesson starts"
              value={plan.to}
              onChange={(to) => change({ to })}
              problem={problemOf('to')}
              first={plan.from}
            />
          </div>
          <Problem>{problemOf('closed times')}</Problem>
          <Sentences
            title="Not carried over from the current season"
            sentences={notCarriedOver.map(inWords)}
          />
        </fieldset>
        <TimeOff breaks={plan.breaks} onChange={(breaks) => change({ breaks })}>
          <Problem>{problemOf('breaks')}</Problem>
        </TimeOff>
      </div>
      <div role="status" className={styles.section}>
        <h3>Preview</h3>
        {preview.problem ? (
          <p>
            <ChangingText>{`No season yet. First, change the ${names[preview.problem.about]}.`}</ChangingText>
          </p>
        ) : (
          <>
            <p className={styles.summary}>
              <ChangingText>{sizeInWords(preview.season)}</ChangingText>
            </p>
            {preview.remarks.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
      </div>
      {!preview.problem && (
        <>
          <SeasonPreview season={preview.season} />
          <Sentences title="Past times that will be dropped" sentences={preview.dropped} />
        </>
      )}
    </section>
  );
}

function Problem({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  const [sentence = '', ...slots] = children.split('\n');
  return (
    <>
      <p className={styles.problem}>
        <ChangingText>{sentence}</ChangingText>
      </p>
      {slots.map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
    </>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{title}</summary>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
