import { lessonPlans, lessonTypes } from '@/data/lesson-plans';
import type { Problem } from '@/lib/booking/booking-result';
import { fieldNames } from '@/lib/booking/request-fields';
import styles from './booking-form.module.css';
import chipStyles from './chips.module.css';
import { describedBy, FieldProblem } from './field-problem';

/** The kinds of lesson; any number of them can be asked for. */
export function LessonTypeChoice({
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
            <LessonType type={type} chosen={chosen.includes(type)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** One kind of lesson, with the price of its plan where it has one. */
function LessonType({ type, chosen }: { type: string; chosen: boolean }) {
  const plan = lessonPlans.find(({ lessonType }) => lessonType === type);
  const priceId = `price-of-${type.replace(' ', '-')}`;
  return (
    <div className={chipStyles.chip}>
      <label>
        <input
          type="checkbox"
          name={fieldNames.lessonTypes}
          value={type}
          defaultChecked={chosen}
          {...(plan && { 'aria-describedby': priceId })}
        />
        {type}
      </label>
      {plan && (
        <span id={priceId} className={chipStyles.price}>
          {plan.price}
        </span>
      )}
    </div>
  );
}
