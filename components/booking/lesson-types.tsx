import { Chip } from '@/components/ui/chip';
import chipStyles from '@/components/ui/chip.module.css';
import { lessonTypes } from '@/data/lesson-plans';
import type { Problem } from '@/lib/booking/booking-result';
import { planPrice } from '@/lib/booking/plan-price';
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
      id="lessonTypes"
      className={`${styles.group} ${styles.beside}`}
      {...describedBy('lessonTypes', problems)}
    >
      <legend className={styles.legend}>
        <h2>Lesson types</h2>
      </legend>
      <FieldProblem field="lessonTypes" problems={problems} />
      <div className={`${chipStyles.chips} ${chipStyles.rows}`}>
        {lessonTypes.map((type) => {
          const price = planPrice(type);
          const id = `price-of-${type.replace(' ', '-')}`;
          return (
            <Chip
              key={type}
              name={fieldNames.lessonTypes}
              value={type}
              isInitiallyChosen={chosen.includes(type)}
              detail={price !== undefined && { id, text: price, kind: 'price' }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
