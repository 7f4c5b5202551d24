/** The path of a day's form (ISO date), or of the form for questions where the date is empty. */
export function formPath(date: string): string {
  return date ? `/timeslots/${date}` : '/ask';
}
