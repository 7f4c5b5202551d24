/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
