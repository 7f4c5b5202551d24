export type Rate = { readonly count: number; readonly seconds: number };

/** Parses `count/seconds` or `off`; `undefined` for anything else. */
export function parseRate(text: string): Rate | 'off' | undefined {
  if (text.trim().toLowerCase() === 'off') return 'off';
  const match = /^\s*([1-9]\d{0,5})\s*\/\s*([1-9]\d{0,6})\s*$/.exec(text);
  return match ? { count: Number(match[1]), seconds: Number(match[2]) } : undefined;
}
