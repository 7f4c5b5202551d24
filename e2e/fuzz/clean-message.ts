/** Controls, marks that reorder text, and invisible characters that no language or emoji needs. */
const unclean = [
  /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u,
  /[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8]/u,
  /[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/u,
];

/** Many spaces in a row can imitate a new line. */
const padding = /[\p{Zs}\t\u2800][\u200c\u200d\ufe0f]*[\p{Zs}\t\u2800]/u;

const moreDays = String.raw`Also on: \w+day, [\w ,;()-]+`;

const layout = new RegExp(
  [
    '^(Question: .{1,80}|Date: .+',
    '(' +
      String.raw`When: \d[\d: –APM,]+\nTime slots: \d[\d: APM,]+(\n${moreDays}\nLessons: [1-9]\d* times? × \d+ days = .+)?` +
      `|Time slots: none chosen(\n${moreDays})?)`,
    'Lesson types: .+)',
    '',
    'Email: .+',
    'Phone: .+',
    '',
    String.raw`Additional info:( not given|(\n> .*)+)`,
    '',
    // Without vowels, a reference spells no word.
    'Reference: [25-9BCDFGHJKMNPQRSTVWXZ]{5}$',
  ].join('\n'),
  'u',
);

export function isClean(text: string): boolean {
  return !unclean.some((flaw) => flaw.test(text)) && text.isWellFormed();
}

/** Lists the rules that do not hold. */
export function violated(rules: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

export function flawsOfTemplateParams(variables: Readonly<Record<string, string>>): string[] {
  const { message = '', email = '', phone = '', additionalInfo = '' } = variables;
  const quoted = [...message.matchAll(/^> (.*)$/gm)].map(([, line]) => line);
  return violated({
    'the message has the site’s layout': layout.test(message),
    'the message is clean': isClean(message) && !padding.test(message.replace(/^> /gm, '')),
    'the variables are clean': [email, phone, additionalInfo].every(isClean),
    'contact is one line': ![email, phone].some((text) => /\n/.test(text) || padding.test(text)),
    'the email is an address': /^$|^[^\s@,<>]+@[^\s@,<>]+$/.test(email),
    'the note is quoted whole': quoted.join('\n') === additionalInfo,
    'within EmailJS’s size limit': Buffer.byteLength(JSON.stringify(variables)) <= 50_000,
  });
}
