/**
 * What must not be in a message: controls but for line ends and tabs, marks that reorder text, what is
 * drawn as nothing (but for joiners, variation selectors and the tags of a flag).
 */
const unclean = [
  /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u,
  /[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8]/u,
  /[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/u,
  // A tag that does not follow a flag, or whose run is not brought to its end.
  /(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007f}]/u,
  /[\u{e0020}-\u{e007e}](?![\u{e0020}-\u{e007f}])/u,
];

/** Blanks in a row, which push what follows them to where it looks like a line of its own. */
const padding = /[\p{Zs}\t\u2800][\u200c\u200d\ufe0f]*[\p{Zs}\t\u2800]/u;

/** A message as the site lays it out: each label once and in order, a note quoted, the reference last. */
const layout = new RegExp(
  [
    '^Date: .+',
    String.raw`(When: \d[\d: –APM,]+\nTime slots: \d[\d: APM,]+|Time slots: none chosen)`,
    String.raw`(Also on: \w+day, [\w ,;()-]+\nLessons: \d+ times? × \d+ days = .+\n)?Lesson types: .+`,
    '',
    'Email: .+',
    'Phone: .+',
    '',
    String.raw`Additional info:( not given|(\n> .*)+)`,
    '',
    'Reference: [2-9A-Z]{5}$',
  ].join('\n'),
);

const mostVariables = 50_000;

/** Whether a text holds nothing unseen and no half of a character. */
export function isClean(text: string): boolean {
  return !unclean.some((flaw) => flaw.test(text)) && text.isWellFormed();
}

/** Whether blanks follow one another in a text, also with joiners between. */
function isPadded(text: string): boolean {
  return padding.test(text);
}

/** The names of the rules that hold for none of these, which is what tests want to be empty. */
export function broken(rules: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

/** What is wrong with a message: a visitor's words could pose as the site's, or hide something. */
export function flawsOfMessage(message: string): string[] {
  return broken({
    'the message is laid out as the site does it': layout.test(message),
    'the message is clean': isClean(message) && !isPadded(message.replace(/^> /gm, '')),
  });
}

/** What is wrong with EmailJS's variables: they have to be clean, confined and small enough. */
export function flawsOfVariables(variables: Readonly<Record<string, string>>): string[] {
  const { message = '', email = '', phone = '', additionalInfo = '', ...others } = variables;
  const quoted = [...message.matchAll(/^> (.*)$/gm)].map(([, line]) => line);
  return [
    ...flawsOfMessage(message),
    ...broken({
      'exactly the known variables': Object.keys(others).join() === 'to_email',
      'the variables are clean': [email, phone, additionalInfo].every(isClean),
      'contact is one line': ![email, phone].some((text) => /\n/.test(text) || isPadded(text)),
      'the email is an address': /^$|^[^\s@,<>]+@[^\s@,<>]+$/.test(email),
      'the note is quoted whole': quoted.join('\n') === additionalInfo,
      'small enough to be taken': Buffer.byteLength(JSON.stringify(variables)) <= mostVariables,
    }),
  ];
}
