import { createHash } from 'node:crypto';

/**
 * Random values that follow from a seed and a name. Each stream has a name of its own: code that draws once more than
 * before shifts its own stream, and nobody else's.
 */
export class Seeded {
  #state: number;
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  }

  stream(name: string): Seeded {
    return new Seeded(`${this.#seed}/${name}`);
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** An integer in [from, to). */
  integer(from: number, to: number): number {
    return Math.floor(this.between(from, to));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.integer(0, from.length)] ?? from[0];
  }

  fill(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = this.integer(0, 256);
  }
}
