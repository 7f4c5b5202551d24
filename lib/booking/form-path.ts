/** The path of the form for an ISO date, or for a question if `date` is empty. */
export function formPath(date: string): string {
  return date ? `/timeslots/${date}` : '/ask';
}
