/** `1 time` or `2 times`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `2 times × 5 days = 10 lessons`. */
export function lessonsInWords(times: number, days: number): string {
  const lessons = counted(times * days, 'lesson');
  return `${counted(times, 'time')} × ${counted(days, 'day')} = ${lessons}`;
}
