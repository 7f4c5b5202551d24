import styles from './booking-form.module.css';

/** What a parent wants to know before sending: who reads it, who keeps it, and what it settles. */
export function WhatHappensNext() {
  return (
    <div className={styles.next}>
      <p>
        This is a request, not yet a confirmed lesson. The instructor reads it and answers you to
        settle the time.
      </p>
      <p>It is sent to the instructor by e-mail. This site keeps no copy of it.</p>
    </div>
  );
}
