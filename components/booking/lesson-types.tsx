import { Chip } from '@/components/ui/chip';
import chipStyles from '@/components/ui/chip.module.css';
import { lessonTypes, priceOf } from '@/lib/request/lesson-types';
import { FieldProblem, useDescription, useReturnedChoices } from './form-context';
import styles from './request-form.module.css';

export function LessonTypes() {
  const returned = useReturnedChoices();
  return (
    <fieldset id="lessonTypes" className={styles.group} {...useDescription('lessonTypes')}>
      <legend className={styles.legend}>
        <h2>Lesson types</h2>
      </legend>
      <FieldProblem field="lessonTypes" />
      <div className={`${chipStyles.chips} ${chipStyles.rows}`}>
        {lessonTypes.map((type) => {
          const price = priceOf(type);
          const id = `price-of-${type.replaceAll(' ', '-')}`;
          return (
            <Chip
              key={type}
              name="lessonTypes"
              value={type}
              isInitiallyChosen={returned.lessonTypes.includes(type)}
              detail={price !== undefined && { id, text: price, kind: 'price' }}
            >
              <span>{type}</span>
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
