import { useEffect, useState, type FocusEvent, type ReactNode, type RefCallback } from 'react';
import fieldStyles from '@/components/ui/field.module.css';
import type { Problem } from '@/lib/booking/booking-result';
import { fieldNames, limits, type FormValues } from '@/lib/booking/request-fields';
import styles from './booking-form.module.css';
import { describedBy, FieldProblem } from './field-problem';

export function ContactFields({
  values,
  problems,
}: {
  values: FormValues;
  problems: readonly Problem[];
}) {
  return (
    <fieldset className={`${styles.group} ${styles.beside}`}>
      <legend className={styles.legend}>How to reach you</legend>
      <Field name="email" label="Email" problems={problems}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            placeholder="Enter your email"
            autoComplete="email"
            spellCheck={false}
            defaultValue={values.email}
          />
        )}
      </Field>
      <Field name="phone" label="Phone Number (Optional)" problems={problems}>
        {(attributes) => (
          <input
            {...attributes}
            type="tel"
            placeholder=" "
            autoComplete="tel"
            defaultValue={values.phone}
          />
        )}
      </Field>
      <Field
        name="additionalInfo"
        label="Additional info"
        hint="The swimmer’s age, what they can do already, other days that suit you: whatever helps."
        problems={problems}
      >
        {(attributes) => (
          <textarea {...attributes} rows={4} placeholder=" " defaultValue={values.additionalInfo} />
        )}
      </Field>
    </fieldset>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A field and its hints. Without `maxlength`, which would silently cut what is pasted. */
function Field({
  name,
  label,
  hint,
  problems,
  children,
}: {
  name: keyof typeof limits;
  label: string;
  hint?: string;
  problems: readonly Problem[];
  children: (
    attributes: ReturnType<typeof describedBy> & {
      id: string;
      name: string;
      ref: RefCallback<TextControl>;
      onFocus: (event: FocusEvent<TextControl>) => void;
    },
  ) => ReactNode;
}) {
  const [control, setControl] = useState<TextControl | null>(null);
  const [length, setLength] = useState(0);

  // Listens to the element, which may hold a draft or what was typed before hydration.
  useEffect(() => {
    if (!control) return;
    const measure = () => setLength(control.value.length);
    measure();
    control.addEventListener('input', measure);
    return () => control.removeEventListener('input', measure);
  }, [control]);

  const ids = [...(hint ? [`${name}-hint`] : []), `${name}-count`];
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={name}>{label}</label>
      {children({
        id: name,
        name: fieldNames[name],
        ref: setControl,
        // The sticky bar may cover the rest of a text area.
        onFocus: ({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' }),
        ...describedBy(name, problems, ...ids),
        ...(length > limits[name] && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${name}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <CharacterCount id={`${name}-count`} length={length} limit={limits[name]} />
      <FieldProblem field={name} problems={problems} />
    </div>
  );
}

/** The share of the limit from which the count is shown. */
const warnThreshold = 0.9;

function CharacterCount({ id, length, limit }: { id: string; length: number; limit: number }) {
  const [used, most] = [length, limit].map((count) => count.toLocaleString('en-US'));
  const isTooLong = length > limit;
  return (
    <p id={id} role="status" className={isTooLong ? fieldStyles.problem : fieldStyles.hint}>
      {length >= limit * warnThreshold && `${used} of ${most} characters.`}
      {isTooLong && ' Please shorten this before sending.'}
    </p>
  );
}
