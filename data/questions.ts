/** What parents ask before they choose a day; `docs/running-the-school.md` lists what they want to know. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [];
