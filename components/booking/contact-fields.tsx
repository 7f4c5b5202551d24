import type { ReactNode } from 'react';
import type { SharedText } from '@/lib/request/form-values';
import styles from './request-form.module.css';
import { TextField } from './text-field';

const note = 'additionalInfo';

const fields: Readonly<Record<Exclude<SharedText, typeof note>, ReactNode>> = {
  email: (
    <TextField
      key="email"
      name="email"
      label="Email"
      type="email"
      placeholder="Enter your email"
      autoComplete="email"
      enterKeyHint="send"
      spellCheck={false}
    />
  ),
  phone: (
    <TextField
      key="phone"
      name="phone"
      label="Phone Number (Optional)"
      type="tel"
      autoComplete="tel"
      enterKeyHint="send"
    />
  ),
};

export function ContactFields({ children }: { children?: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2>How to reach you</h2>
      </legend>
      {Object.values(fields)}
      {children}
    </fieldset>
  );
}

export function NoteField({ label, hint }: { label: string; hint: string }) {
  return <TextField name={note} label={label} hint={hint} rows={4} />;
}
