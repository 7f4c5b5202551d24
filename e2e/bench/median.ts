export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
