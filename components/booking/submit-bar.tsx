import actionStyles from '@/components/ui/action.module.css';
import styles from './booking-form.module.css';

/**
 * Submit, and beside it what is still missing, which keeps nobody from sending. What is missing is
 * shown and hidden by the style sheet (`:has`), so it is right without a script too.
 */
export function SubmitBar({ sending }: { sending: boolean }) {
  return (
    <div className={styles.submitBar}>
      <button
        type="submit"
        aria-disabled={sending}
        aria-describedby="missing"
        className={actionStyles.action}
      >
        {sending ? 'Sending…' : 'Submit'}
      </button>
      <div id="missing" className={styles.missing}>
        <p className={styles.noTime}>No time chosen yet.</p>
        <p className={styles.noContact}>
          No e-mail or phone yet, so there is no way to answer you.
        </p>
      </div>
      <p className={styles.privacy}>
        Your request goes to the instructor by e-mail. This site keeps no copy of it.
      </p>
    </div>
  );
}
