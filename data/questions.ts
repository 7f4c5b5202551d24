/** Shown as "Good to know". `docs/running-the-school.md` lists what parents ask. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [];
