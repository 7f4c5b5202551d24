import { useEffect, useState } from 'react';
import fieldStyles from './fields.module.css';

/** From this share of a field's limit on, the form says how much room is left. */
const speaksUpAt = 0.9;

/** Says that a field is nearly full before the browser stops taking letters. `field` is its id. */
export function RoomLeft({ field, limit }: { field: string; limit: number }) {
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    const element = document.getElementById(field);
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
    const measure = () => {
      const used = element.value.length;
      setLeft(used >= limit * speaksUpAt ? limit - used : undefined);
    };
    measure();
    element.addEventListener('input', measure);
    return () => element.removeEventListener('input', measure);
  }, [field, limit]);

  return (
    <p id={`${field}-room`} role="status" className={fieldStyles.hint}>
      {left !== undefined && `${left} of ${limit} characters left`}
    </p>
  );
}
