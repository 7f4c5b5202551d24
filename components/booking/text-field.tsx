import { use, useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import fieldStyles from '@/components/ui/field.module.css';
import type { Field } from '@/lib/page/save-draft.mjs';
import { maxLengths, type TextName } from '@/lib/request/form-values';
import { draftKey } from './stored-draft';
import { FieldProblem, FormContext, useDescription } from './form-context';

/** The message of the browser's own check, in its words. */
type Rejection = { readonly message: string; readonly hadFocus: boolean };

/** An input, or a text area if `rows` is set. A `maxlength` would silently truncate pasted text. */
export function TextField({
  name,
  label,
  hint,
  type,
  rows,
  // The submit bar's styles detect an empty field by `:placeholder-shown`.
  placeholder = ' ',
  ...attributes
}: {
  name: TextName;
  label: string;
  hint?: string;
  rows?: number;
} & Pick<
  ComponentProps<'input'>,
  'type' | 'placeholder' | 'autoComplete' | 'enterKeyHint' | 'spellCheck'
>) {
  const { topic, values } = use(FormContext);
  const control = useRef<Field>(null);
  const [length, setLength] = useState(0);
  const [rejection, setRejection] = useState<Rejection>();

  // The field may hold a draft or text typed before hydration.
  useEffect(() => setLength(control.current?.value.length ?? 0), []);

  useEffect(() => {
    if (!rejection) return;
    control.current?.scrollIntoView({ block: 'center' });
    control.current?.focus({ preventScroll: true });
  }, [rejection]);

  const limit = maxLengths[name];
  const hintId = hint && `${name}-hint`;
  const shared = {
    ...attributes,
    id: name,
    name,
    'data-draft': draftKey(topic, name),
    // An Arabic name or a Hebrew note starts at the right.
    dir: 'auto',
    defaultValue: values?.[name],
    placeholder,
    ref: (element: Field | null) => {
      control.current = element;
    },
    onInput: ({ currentTarget }: FormEvent<Field>) => {
      setLength(currentTarget.value.length);
      setRejection(undefined);
    },
    onInvalid: (event: FormEvent<Field>) => {
      // The browser's bubble would cover what is below the field.
      event.preventDefault();
      const { currentTarget: field } = event;
      const hadFocus = field === document.activeElement;
      setRejection({ message: field.validationMessage, hadFocus });
    },
    ...useDescription(name, hintId, `${name}-count`, rejection && `${name}-rejection`),
    ...((rejection || length > limit) && { 'aria-invalid': true }),
  };
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      <CharacterCount id={`${name}-count`} length={length} limit={limit} />
      {rejection && (
        <ChangingText
          as="p"
          id={`${name}-rejection`}
          // Otherwise, it is read as the description of the field, which gets the focus.
          {...(rejection.hadFocus && { role: 'alert' })}
          className={fieldStyles.problem}
        >
          {rejection.message}
        </ChangingText>
      )}
      <FieldProblem field={name} />
    </div>
  );
}

const warnThreshold = 0.9;

/** The count changes with every keystroke, so only the sentence is announced. */
function CharacterCount({ id, length, limit }: { id: string; length: number; limit: number }) {
  const isTooLong = length > limit;
  const isShown = length >= limit * warnThreshold;
  return (
    <p id={id} className={isTooLong ? fieldStyles.problem : fieldStyles.hint}>
      {isShown && (
        <ChangingText>{`${withCommas(length)} of ${withCommas(limit)} characters. `}</ChangingText>
      )}
      <span role="status">
        {isTooLong && <ChangingText>Please shorten this before sending.</ChangingText>}
      </span>
    </p>
  );
}

const withCommas = (count: number) => count.toLocaleString('en-US');
