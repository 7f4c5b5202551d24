import type { Outcome } from '../mail';

/** An answer of a provider that is known, and what to do about it. */
export type KnownAnswer = {
  /** The statuses that it comes with; any where none is named. */
  readonly status?: readonly number[];
  /** What its text, or a provider's own name for it, contains. */
  readonly says?: RegExp;
  /** Whole sentences: what is wrong, and where it is put right. */
  readonly advice: string;
};

/** The advice on the first of the `known` answers that this one is; `undefined` for a new one. */
export function adviceOn(
  known: readonly KnownAnswer[],
  status: number,
  text: string,
): string | undefined {
  return known.find(
    (answer) => (answer.status?.includes(status) ?? true) && (answer.says?.test(text) ?? true),
  )?.advice;
}

const lines: readonly (readonly [reason: RegExp, advice: (origin: string) => string])[] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    (origin) => `Its name could not be looked up: is this machine online, and ${origin} right?`,
  ],
  [/^ECONNREFUSED$/, (origin) => `Nobody listens at its address: is ${origin} right?`],
  [/^ERR_INVALID_URL$/, (origin) => `${origin} is not an address such as https://example.com.`],
  [
    /CERT|TLS|SSL/,
    (origin) => `Its certificate was not accepted: is ${origin} right, and this machine's clock?`,
  ],
  [
    /^TimeoutError$/,
    () =>
      'It did not answer in time. Try again; if it stays so, a firewall may keep this machine from it, or MAIL_DEADLINE_SECONDS is too short.',
  ],
  [
    /^(TypeError|ERR_INVALID_(ARG_VALUE|CHAR|HTTP_TOKEN))$/,
    (origin) =>
      `The call could not even be made: ${origin} or a key holds a character that no address or header may have.`,
  ],
];

/**
 * The advice on a call that got no answer.
 *
 * @param origin the name of the setting that says where the provider answers
 */
export function adviceOnSilence({ reason }: Outcome, origin: string): string {
  const known = lines.find(([pattern]) => pattern.test(reason));
  return known?.[1](origin) ?? `The connection broke (${reason}). Try again in a few minutes.`;
}
