import { use } from 'react';
import { Chip } from '@/components/ui/chip';
import chipStyles from '@/components/ui/chip.module.css';
import { lessonTypes } from '@/data/lesson-plans';
import { planPrice } from '@/lib/booking/plan-price';
import styles from './booking-form.module.css';
import { FieldProblem, useDescription } from './field-problem';
import { FormContext } from './form-context';

export function LessonTypes() {
  const { values } = use(FormContext);
  return (
    <fieldset
      id="lessonTypes"
      className={`${styles.group} ${styles.beside}`}
      {...useDescription('lessonTypes')}
    >
      <legend className={styles.legend}>
        <h2>Lesson types</h2>
      </legend>
      <FieldProblem field="lessonTypes" />
      <div className={`${chipStyles.chips} ${chipStyles.rows}`}>
        {lessonTypes.map((type) => {
          const price = planPrice(type);
          const id = `price-of-${type.replace(' ', '-')}`;
          return (
            <Chip
              key={type}
              name="lessonTypes"
              value={type}
              isInitiallyChosen={values.lessonTypes.includes(type)}
              detail={price !== undefined && { id, text: price, kind: 'price' }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
