import { DotSeparated } from '@/components/ui/dot-separated';
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
          {lessonPlans.map((plan) => (
            <li key={plan.name} className={styles.card}>
              <span aria-hidden="true" className={`${styles.days} ${styles[plan.repeats]}`} />
              <h3>{plan.name}</h3>
              <p className={styles.detail}>{plan.days}</p>
              <p className={styles.price}>
                <strong className={styles.sum}>${plan.dollars}</strong> per {plan.per}
              </p>
              <p className={styles.detail}>
                <DotSeparated parts={[plan.level, plan.ages, plan.length]} />
              </p>
              <PlanLink lessonType={plan.lessonType} className={`${styles.action} in-season`}>
                {planCallToAction} <span className="visually-hidden">for the {plan.name}</span>
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
