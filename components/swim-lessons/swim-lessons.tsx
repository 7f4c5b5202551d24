import { lessonPlans } from '@/data/lesson-plans';
import { questions } from '@/data/questions';
import { lessonsIntroduction, planCallToAction } from '@/data/site';
import questionStyles from './good-to-know.module.css';
import { PlanLink } from './plan-link';
import styles from './swim-lessons.module.css';

export function SwimLessons() {
  return (
    <section id="swim-lessons" aria-labelledby="swim-lessons-heading" className={styles.section}>
      <div className={styles.lessons}>
        <div className={styles.text}>
          <h2 id="swim-lessons-heading">Swim Lessons</h2>
          <p>{lessonsIntroduction}</p>
        </div>
        <ul className={styles.cards}>
          {lessonPlans.map(({ name, lessonType, repeats, level, ages, length, dollars, per }) => (
            <li key={name} className={styles.card}>
              <div className={styles.name}>
                <h3>{name}</h3>
                <span aria-hidden="true" className={`${styles.days} ${styles[repeats]}`} />
              </div>
              <p className={styles.price}>
                <strong className={styles.sum}>${dollars}</strong> per {per}
              </p>
              <ul className={styles.facts}>
                <li>{level}</li>
                <li>{ages}</li>
                <li>{length}</li>
              </ul>
              <PlanLink lessonType={lessonType} className={`${styles.action} in-season`}>
                {planCallToAction} <span className="visually-hidden">for the {name}</span>
              </PlanLink>
            </li>
          ))}
        </ul>
        <GoodToKnow />
      </div>
    </section>
  );
}

function GoodToKnow() {
  if (questions.length === 0) return null;
  return (
    <div className={questionStyles.questions}>
      <h3>Good to know</h3>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
