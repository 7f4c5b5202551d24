import chipStyles from '@/components/ui/chip.module.css';
import { lessonPlans, lessonTypes } from '@/data/lesson-plans';
import type { Problem } from '@/lib/booking/booking-result';
import { fieldNames } from '@/lib/booking/request-fields';
import styles from './booking-form.module.css';
import { describedBy, FieldProblem } from './field-problem';

export function LessonTypes({
  chosen,
  problems,
}: {
  chosen: readonly string[];
  problems: readonly Problem[];
}) {
  return (
    <fieldset
      className={`${styles.group} ${styles.beside}`}
      {...describedBy('lessonTypes', problems)}
    >
      <legend className={styles.legend}>Lesson types</legend>
      <FieldProblem field="lessonTypes" problems={problems} />
      <ul className={chipStyles.chips}>
        {lessonTypes.map((type) => (
          <li key={type}>
            <LessonType type={type} isChosen={chosen.includes(type)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function LessonType({ type, isChosen }: { type: string; isChosen: boolean }) {
  const plan = lessonPlans.find(({ lessonType }) => lessonType === type);
  const priceId = `price-of-${type.replace(' ', '-')}`;
  return (
    <div className={chipStyles.chip}>
      <label>
        <input
          type="checkbox"
          name={fieldNames.lessonTypes}
          value={type}
          defaultChecked={isChosen}
          {...(plan && { 'aria-describedby': priceId })}
        />
        <span className={chipStyles.main}>{type}</span>
      </label>
      {plan && (
        <span id={priceId} className={chipStyles.price}>
          {plan.price}
        </span>
      )}
    </div>
  );
}
