/** How often a repeated part is written, where the pattern leaves it open. */
const OPEN = 8;

/**
 * A short text that a pattern takes: `482913` for `^[0-9]{6}$`. Understood are literals, classes, groups, alternatives and
 * repetitions; undefined for what has more, such as a look-ahead, and where no text of the lengths was found.
 */
export const patternSample = (pattern: string, minLength = 0, maxLength = Infinity): string | undefined => {
  const matches = compiled(pattern);
  if (matches === undefined) return undefined;
  // Few repetitions first: most texts are short.
  for (let extra = 0; extra <= OPEN; extra += 1) {
    const text = new Reader(pattern, extra).read();
    if (text === undefined) return undefined;
    if (text.length >= minLength && text.length <= maxLength && matches.test(text)) return text;
  }
  return undefined;
};

const compiled = (pattern: string): RegExp | undefined => {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
};

const ESCAPED: Readonly<Record<string, string>> = { d: '4', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', t: '\t', n: '\n' };

class Reader {
  #at = 0;
  readonly #text: string;
  readonly #extra: number;

  constructor(pattern: string, extra: number) {
    this.#text = pattern;
    this.#extra = extra;
  }

  /** The whole pattern; undefined where something in it is not understood. */
  read(): string | undefined {
    const text = this.#alternatives();
    return this.#at === this.#text.length ? text : undefined;
  }

  /** The first alternative; the others are read past. */
  #alternatives(): string | undefined {
    const first = this.#sequence();
    while (first !== undefined && this.#takes('|')) if (this.#sequence() === undefined) return undefined;
    return first;
  }

  #sequence(): string | undefined {
    let text = '';
    while (this.#at < this.#text.length && !/[|)]/.test(this.#next)) {
      const part = this.#part();
      const times = part === undefined ? undefined : this.#times();
      if (part === undefined || times === undefined) return undefined;
      text += part.repeat(times);
    }
    return text;
  }

  #part(): string | undefined {
    const sign = this.#next;
    this.#at += 1;
    if (sign === '^' || sign === '$') return '';
    if (sign === '.') return 'a';
    if (sign === '[') return this.#oneOf();
    if (sign === '\\') return this.#escaped();
    if (sign !== '(') return sign;
    if (this.#takes('?') && !this.#takes(':')) return undefined;
    const inner = this.#alternatives();
    return this.#takes(')') ? inner : undefined;
  }

  /** The first character of a class; one that is not named in a class of those that are not. */
  #oneOf(): string | undefined {
    const end = /^(?:\\.|[^\]\\])+/u.exec(this.#text.slice(this.#at))?.[0].length ?? 0;
    const members = this.#text.slice(this.#at, this.#at + end);
    this.#at += end;
    if (!this.#takes(']')) return undefined;
    const oneOf = compiled(`[${members}]`);
    return [...'a4A1-_ .x'].find((sign) => oneOf?.test(sign)) ?? /[^\\^]/u.exec(members)?.[0];
  }

  #escaped(): string | undefined {
    const sign = this.#next;
    this.#at += 1;
    return ESCAPED[sign] ?? (/[A-Za-z0-9]/.test(sign) ? undefined : sign);
  }

  #times(): number | undefined {
    const [all = '', least, , most] = /^\{(\d+)(,(\d*))?\}/.exec(this.#text.slice(this.#at)) ?? [];
    this.#at += all.length;
    if (least !== undefined) {
      const open = most === undefined ? Number(least) : most === '' ? Infinity : Number(most);
      return this.#lazy(Math.min(Number(least) + this.#extra, open));
    }
    if (this.#takes('+')) return this.#lazy(1 + this.#extra);
    if (this.#takes('*')) return this.#lazy(this.#extra);
    return this.#takes('?') ? this.#lazy(Math.min(this.#extra, 1)) : 1;
  }

  #lazy(times: number): number {
    this.#takes('?');
    return times;
  }

  get #next(): string {
    return this.#text[this.#at] ?? '';
  }

  #takes(sign: string): boolean {
    const isThere = this.#next === sign;
    if (isThere) this.#at += 1;
    return isThere;
  }
}
