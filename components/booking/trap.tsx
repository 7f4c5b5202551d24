import { fieldNames } from '@/lib/booking/request-fields';
import styles from './booking-form.module.css';

/** A field for programs that fill in whatever they find. People never see, hear or reach it. */
export function Trap() {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        Leave this empty
        <input type="text" name={fieldNames.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
