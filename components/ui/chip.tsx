import type { ReactNode } from 'react';
import { ChangingText } from './changing-text';
import checkboxStyles from './checkbox.module.css';
import styles from './chip.module.css';

/** A checkbox styled as a chip. `detail`, such as a price or a reason, is part of the label and describes the checkbox. */
export function Chip({
  name,
  value,
  isInitiallyChosen,
  isDisabled = false,
  isQuiet = false,
  detail,
  children,
}: {
  name: string;
  value: string;
  isInitiallyChosen: boolean;
  isDisabled?: boolean;
  isQuiet?: boolean;
  detail?:
    | { readonly id: string; readonly text: string; readonly kind: 'note' | 'price' | 'reason' }
    | false;
  children: ReactNode;
}) {
  return (
    <label className={isQuiet ? styles.quiet : styles.chip}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isInitiallyChosen}
        disabled={isDisabled}
        className={checkboxStyles.box}
        {...(detail && { 'aria-describedby': detail.id })}
      />
      {children}
      {detail && (
        // Hidden from the checkbox's name, but not from its description, which refers to it.
        <ChangingText id={detail.id} aria-hidden="true" className={styles[detail.kind]}>
          {detail.text}
        </ChangingText>
      )}
    </label>
  );
}
