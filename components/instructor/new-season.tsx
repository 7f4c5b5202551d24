import { useEffect, useRef } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import type { PlanSeason } from '@/lib/commands/command';
import { sizeInWords } from '@/lib/commands/plan-season';
import type { Preview } from '@/lib/instructor/season-changes';
import { DateField, TimeField } from './season-fields';
import { SeasonPreview } from './season-month';
import { TimeOff } from './time-off';
import styles from './instructor.module.css';

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

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section aria-labelledby="new-season" className={styles.section}>
      <h2 ref={heading} id="new-season" tabIndex={-1} className={styles.target}>
        New season
      </h2>
      <div className={styles.fields}>
        <DateField label="First day" value={plan.first} onChange={(first) => change({ first })} />
        <DateField label="Last day" value={plan.last} onChange={(last) => change({ last })} />
        <TimeField label="First lesson" value={plan.from} onChange={(from) => change({ from })} />
        <TimeField
          label="Last lesson"
          value={plan.to}
          onChange={(to) => change({ to })}
          first={plan.from}
        />
      </div>
      <TimeOff breaks={plan.breaks} onChange={(breaks) => change({ breaks })} />
      <Sentences title="Not carried over from the current season" sentences={notCarriedOver} />
      <div role="status" className={styles.section}>
        {preview.problem === undefined ? (
          <>
            <p className={styles.size}>{sizeInWords(preview.season)}</p>
            {preview.remarks.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        ) : (
          <p className={styles.problem}>{preview.problem}</p>
        )}
      </div>
      {preview.problem === undefined && (
        <>
          <SeasonPreview season={preview.season} />
          <Sentences title="Past closed times that will be dropped" sentences={preview.dropped} />
        </>
      )}
      <button type="button" className={actionStyles.quiet} onClick={onClose}>
        Keep the current season
      </button>
    </section>
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
