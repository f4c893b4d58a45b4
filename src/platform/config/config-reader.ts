import type { Environment } from './environment.ts';

/** What decides how a configuration is read. */
export interface Reading {
  readonly live: boolean;
  /** `SANDBOX_SEED`: what a sandbox derives its secrets from. */
  readonly seed: string;
  /** Tells whether an operation of the contract takes this kind of credential. */
  readonly takes: (credential: string) => boolean;
}

/**
 * The settings of a module, which it adds to `Config` by declaration merging. A file `<name>.config.ts` exports its reader as
 * `config`, and the generator finds it.
 */
export interface ConfigReader<Settings extends object = object> {
  /** Beginnings of names that are this module's alone: a variable that begins so and that nothing reads is a mistake. */
  readonly prefixes?: readonly string[];
  /** Variables of a sandbox that `start` sets where nothing is said of them. */
  readonly startDefaults?: Readonly<Record<string, string>>;
  read(env: Environment, reading: Reading): Settings;
}
