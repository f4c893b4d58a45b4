import { unknownVariables } from './unknown-variables.ts';

/** Every variable that stops the boot, together: one start shows them all. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads typed values out of the environment and collects what is wrong. An empty variable is an unset one. */
export class Environment {
  readonly problems: string[] = [];
  readonly #variables: Variables;
  readonly #known = new Set<string>();

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  /** Variables that are no mistake although this configuration does not need them, such as those of a mode that is off. */
  allow(...names: readonly string[]): void {
    for (const name of names) this.#known.add(name);
  }

  optional(name: string): string | undefined {
    this.#known.add(name);
    const value = this.#variables[name]?.trim();
    return value === '' ? undefined : value;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  /** `why` says when the variable is needed. */
  required(name: string, why: string): string {
    const value = this.optional(name);
    if (value === undefined) this.problems.push(`${name} is missing: ${why}`);
    return value ?? '';
  }

  choice<C extends string>(name: string, choices: readonly C[], fallback: C): C {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const known = choices.find((choice) => choice === value);
    if (known === undefined) this.problems.push(`${name} must be one of ${choices.join(', ')}`);
    return known ?? fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    return this.choice(name, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
  }

  integer(name: string, fallback: number, range: { readonly from: number; readonly to?: number }): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    const { from, to = Number.MAX_SAFE_INTEGER } = range;
    if (/^[0-9]+$/.test(value) && number >= from && number <= to) return number;
    this.problems.push(`${name} must be a whole number from ${from} to ${to}`);
    return fallback;
  }

  /** Undefined for `off`. 0 takes any free port. */
  port(name: string, fallback: number): number | undefined {
    return this.optional(name) === 'off' ? undefined : this.integer(name, fallback, { from: 0, to: 65_535 });
  }

  /** Without a slash at its end. */
  url(name: string): string | undefined {
    const value = this.optional(name);
    if (value !== undefined && !URL.canParse(value)) this.problems.push(`${name} must be a URL`);
    return value?.replace(/\/$/, '');
  }

  /** Origins of pages, joined by commas; none when it is unset. */
  origins(name: string): readonly string[] {
    const origins = (this.optional(name) ?? '').split(',').flatMap((text) => text.trim() || []);
    const isOrigin = (text: string): boolean =>
      /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
    if (!origins.every(isOrigin)) {
      this.problems.push(`${name} must list origins such as https://app.example, joined by commas`);
    }
    return origins;
  }

  /** Text of one form; the message never repeats the value, which may be a secret. */
  matching(name: string, form: RegExp, meaning: string): string | undefined {
    const value = this.optional(name);
    if (value !== undefined && !form.test(value)) this.problems.push(`${name} must be ${meaning}`);
    return value;
  }

  /** Text that a function finds a problem with or not; like `matching`, the message does not repeat it. */
  judged(name: string, problemOf: (value: string) => string | undefined): void {
    const value = this.optional(name);
    const problem = value === undefined ? undefined : problemOf(value);
    if (problem !== undefined) this.problems.push(`${name} ${problem}`);
  }

  /** Unset and empty variables are no mistake. */
  get set(): readonly string[] {
    return Object.keys(this.#variables).filter((name) => this.#variables[name]?.trim());
  }

  get known(): ReadonlySet<string> {
    return this.#known;
  }

  /**
   * @throws ConfigError when anything was wrong. Called last: what nothing has asked for by now is unknown, if it begins with
   * one of `prefixes`.
   */
  finish(prefixes: readonly string[]): void {
    this.problems.push(...unknownVariables(this.set, this.#known, prefixes));
    if (this.problems.length > 0) throw new ConfigError(this.problems);
  }
}
