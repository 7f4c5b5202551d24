function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Such as `2 times`. */
export function timesInWords(times: number): string {
  return counted(times, 'time');
}

/** How many lessons so many times on so many days are: `2 times × 5 days = 10 lessons`. */
export function lessonsInWords(times: number, days: number): string {
  const lessons = counted(times * days, 'lesson');
  return `${timesInWords(times)} × ${counted(days, 'day')} = ${lessons}`;
}
