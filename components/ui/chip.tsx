import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A checkbox as a tile; `detail` stands below its label and describes it to a screen reader. */
export function Chip({
  name,
  value,
  isChosen,
  isDisabled = false,
  detail,
  children = <span className={styles.main}>{value}</span>,
}: {
  name: string;
  value: string;
  isChosen: boolean;
  isDisabled?: boolean;
  detail?:
    { readonly id: string; readonly text: string; readonly kind: 'price' | 'reason' } | false;
  children?: ReactNode;
}) {
  return (
    <div className={styles.chip}>
      <label>
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isDisabled}
          {...(detail && { 'aria-describedby': detail.id })}
        />
        {children}
      </label>
      {detail && (
        <span id={detail.id} className={styles[detail.kind]}>
          {detail.text}
        </span>
      )}
    </div>
  );
}
