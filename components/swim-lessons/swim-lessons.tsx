import { SectionLink } from '@/components/ui/section-link';
import { lessonPlans } from '@/data/lesson-plans';
import { lessonsIntroduction, planCallToAction } from '@/data/site';
import laneLine from '@/components/ui/lane-line.module.css';
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
      <h2 id="swim-lessons-heading" className={laneLine.laneLine}>
        Swim Lessons
      </h2>
      <p className={styles.introduction}>{lessonsIntroduction}</p>
      <ul className={styles.cards}>
        {lessonPlans.map(({ name, level, ages, length, price }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p className={styles.price}>{price}</p>
            <SectionLink section="calendar" className={styles.action}>
              {planCallToAction} <span className="visually-hidden">for the {name}</span>
            </SectionLink>
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
