import type { Random } from './random.ts';

/** An id that the service gave: `mem_...`. */
const ID = /^([a-z]{2,5})_[A-Za-z0-9]{8,}$/;

export interface Known {
  /** The name under which the world keeps it. */
  readonly name: string;
  readonly value: string;
  readonly prefix: string;
}

/** The ids that the attacker has seen, and what they are ids of: learned from where the answers show them. */
export class Knowledge {
  readonly #byValue = new Map<string, Known>();
  /** What things of a prefix are called: `mem` is known as `member`. */
  readonly #words = new Map<string, Set<string>>();

  /** Notes an id under a name, unless it is known already; whether it is new. */
  learn(name: string, value: string, words: readonly string[]): boolean {
    const prefix = prefixOf(value);
    if (prefix === undefined) return false;
    const known = this.#words.get(prefix) ?? new Set();
    for (const word of words) known.add(plain(word));
    this.#words.set(prefix, known);
    if (this.#byValue.has(value)) return false;
    this.#byValue.set(value, { name, value, prefix });
    return true;
  }

  /** An id for a place of that name, such as `member`; now and then one of something else. */
  pick(random: Random, word: string): Known | undefined {
    const all = [...this.#byValue.values()];
    if (random.chance(0.03)) return random.pick(all);
    return random.pick(this.of(word));
  }

  of(word: string): readonly Known[] {
    const wanted = plain(word);
    return [...this.#byValue.values()].filter(({ prefix }) => this.#words.get(prefix)?.has(wanted));
  }

  nameOf(value: string): string | undefined {
    return this.#byValue.get(value)?.name;
  }
}

export const prefixOf = (value: string): string | undefined => ID.exec(value)?.[1];

/** `payout-destinations`, `payoutDestinations` and `payoutDestinationId` are the same word. */
export const plain = (word: string): string =>
  word
    .replace(/Ids?$/, '')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

export interface Seen {
  readonly path: string;
  readonly value: string;
  readonly words: readonly string[];
}

/** Every id in an answer, with its place and the words for it. */
export function idsIn(answer: unknown, word: string, path = ''): readonly Seen[] {
  if (Array.isArray(answer))
    return answer.slice(0, 5).flatMap((item, at) => idsIn(item, word, joined(path, String(at))));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]): readonly Seen[] => {
    const at = joined(path, key);
    if (typeof value !== 'string') return idsIn(value, key, at);
    if (prefixOf(value) === undefined) return [];
    return [{ path: at, value, words: key === 'id' ? [word] : [key] }];
  });
}

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
