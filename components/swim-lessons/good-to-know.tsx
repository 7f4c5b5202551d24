import { questions } from '@/data/questions';
import styles from './good-to-know.module.css';

export function GoodToKnow() {
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions}>
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
