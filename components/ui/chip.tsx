import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A checkbox styled as a chip. `detail`, a price or a reason, is next to the label and describes the checkbox. */
export function Chip({
  name,
  value,
  isInitiallyChosen,
  isDisabled = false,
  detail,
  children = value,
}: {
  name: string;
  value: string;
  isInitiallyChosen: boolean;
  isDisabled?: boolean;
  detail?:
    { readonly id: string; readonly text: string; readonly kind: 'price' | 'reason' } | false;
  children?: ReactNode;
}) {
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isInitiallyChosen}
        disabled={isDisabled}
        className={styles.box}
        {...(detail && {
          'aria-labelledby': `${detail.id}-text`,
          'aria-describedby': detail.id,
        })}
      />
      {detail ? (
        <>
          <span id={`${detail.id}-text`} className={styles.text}>
            {children}
          </span>
          <span key={detail.text} id={detail.id} className={styles[detail.kind]}>
            {detail.text}
          </span>
        </>
      ) : (
        children
      )}
    </label>
  );
}
