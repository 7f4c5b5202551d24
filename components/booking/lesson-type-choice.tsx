import { lessonTypes } from '@/data/lesson-plans';
import type { Problem } from '@/lib/booking/booking-result';
import { fieldNames } from '@/lib/booking/request-fields';
import styles from './booking-form.module.css';
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
    <fieldset className={styles.group} {...describedBy('lessonTypes', problems)}>
      <legend className={styles.legend}>Lesson types</legend>
      <FieldProblem field="lessonTypes" problems={problems} />
      <ul className={styles.chips}>
        {lessonTypes.map((type) => (
          <li key={type}>
            <label className={styles.chip}>
              <input
                type="checkbox"
                name={fieldNames.lessonTypes}
                value={type}
                defaultChecked={chosen.includes(type)}
              />
              {type}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
