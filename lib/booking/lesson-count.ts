/** Such as `2 times`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** How many lessons so many times on so many days are: `2 times × 5 days = 10 lessons`. */
export function lessonsInWords(times: number, days: number): string {
  const lessons = counted(times * days, 'lesson');
  return `${counted(times, 'time')} × ${counted(days, 'day')} = ${lessons}`;
}
