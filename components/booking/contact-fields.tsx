import type { ReactNode } from 'react';
import styles from './request-form.module.css';
import { TextField } from './text-field';

export function ContactFields({ children }: { children?: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2>How to reach you</h2>
      </legend>
      <TextField
        name="email"
        label="Email"
        type="email"
        placeholder="Enter your email"
        autoComplete="email"
        enterKeyHint="send"
        spellCheck={false}
      />
      <TextField
        name="phone"
        label="Phone Number (Optional)"
        type="tel"
        autoComplete="tel"
        enterKeyHint="send"
      />
      {children}
    </fieldset>
  );
}

export function NoteField({ label, hint }: { label: string; hint: string }) {
  return <TextField name="additionalInfo" label={label} hint={hint} rows={4} />;
}
