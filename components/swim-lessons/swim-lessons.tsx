import { lessonPlans } from '@/data/lesson-plans';
import { lessonsIntroduction } from '@/data/site';
import styles from './swim-lessons.module.css';

/** The two lesson plans with their prices. */
export function SwimLessons() {
  return (
    <section
      id="swim-lessons"
      tabIndex={-1}
      aria-labelledby="swim-lessons-heading"
      className={styles.lessons}
    >
      <h2 id="swim-lessons-heading">Swim Lessons</h2>
      <p className={styles.introduction}>{lessonsIntroduction}</p>
      <ul className={styles.cards}>
        {lessonPlans.map(({ name, level, ages, length, price }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p className={styles.price}>{price}</p>
            <ul className={styles.facts}>
              <li>{level}</li>
              <li>{ages}</li>
              <li>{length}</li>
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
