/** A source of choices that are the same for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `most`. */
  upTo(most: number): number {
    return Math.floor(this.next() * (most + 1));
  }

  /** Whether something happens that does so once in `times`. */
  onceIn(times: number): boolean {
    return this.upTo(times - 1) === 0;
  }

  /** One of several values. */
  of<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.upTo(values.length - 1)] ?? values[0];
  }

  /** As many as `most` of what `make` makes. */
  some<Value>(most: number, make: () => Value): Value[] {
    return Array.from({ length: this.upTo(most) }, make);
  }
}
