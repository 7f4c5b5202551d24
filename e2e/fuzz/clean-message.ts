/** What must not be in a message: controls but for line ends and tabs, marks that reorder text, halves. */
const unclean = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029\u200b\ufeff]/u;

/** The lines of a message up to what a visitor may write in several, each by how it begins. */
const ownLines = (slotsChosen: boolean) => [
  /^Date: /,
  ...(slotsChosen ? [/^When: \d[\d: –APM,]+$/] : []),
  /^Time slots: (none chosen|\d[\d: APM,]+)$/,
  /^Lesson types: /,
  /^$/,
  /^E-mail: /,
  /^Phone: /,
  /^$/,
  /^Additional info:/,
];

const variableNames = ['additionalInfo', 'email', 'message', 'phone', 'to_email'];

/** The most that EmailJS takes for a template's variables, in bytes. */
const mostVariables = 50_000;

/** Whether a text holds nothing unseen and no half of a character. */
export function isClean(text: string): boolean {
  return !unclean.test(text) && text.isWellFormed();
}

/** The names of the rules that hold for none of these, which is what tests want to be empty. */
export function broken(rules: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

/**
 * What is wrong with a message, of which every line has to be one that the site itself begins: each
 * label once and in order, a visitor's several lines quoted, the reference last after an empty line.
 */
export function flawsOfMessage(message: string): string[] {
  const lines = message.split('\n');
  const own = ownLines(!lines.includes('Time slots: none chosen'));
  const rest = lines.slice(own.length, -2);
  return broken({
    'the labels stand in order': own.every((line, at) => line.test(lines[at] ?? 'nothing')),
    'the rest is quoted': rest.every((line) => line.startsWith('> ')),
    'several lines are all quoted': rest.length === 0 || lines.includes('Additional info:'),
    'a line is empty before the reference': lines.at(-2) === '',
    'the reference is last': /^Reference: [2-9A-Z]{5}$/.test(lines.at(-1) ?? ''),
    'the message is clean': isClean(message),
  });
}

/** What is wrong with EmailJS's variables: they have to be clean, confined and small enough. */
export function flawsOfVariables(variables: Readonly<Record<string, string>>): string[] {
  const { message = '', email = '', phone = '', additionalInfo = '' } = variables;
  return [
    ...flawsOfMessage(message),
    ...broken({
      'exactly the known variables':
        Object.keys(variables).toSorted().join() === variableNames.join(),
      'the variables are clean': [email, phone, additionalInfo].every(isClean),
      'contact is one line': !/[\n\t]/.test(email + phone),
      'the e-mail is an address': /^$|^[^\s@,<>]+@[^\s@,<>]+$/.test(email),
      'small enough to be taken': Buffer.byteLength(JSON.stringify(variables)) <= mostVariables,
    }),
  ];
}
