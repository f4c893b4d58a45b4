import { configReaders } from '../../generated/wiring/configs.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { ConfigReader } from '../platform/config/config-reader.ts';
import type { Variables } from '../platform/config/environment.ts';

export { type Config, ConfigError } from '../platform/config/config.ts';

/** The settings of the platform and of every module. Throws ConfigError, which names every variable that cannot be used. */
export const parseConfig = (variables: Variables): Config => readConfig(variables, configReaders);

/** The variables that `start` sets in a sandbox where nothing is said of them. */
export const startDefaults: Readonly<Record<string, string>> = Object.assign(
  {},
  ...configReaders.map((reader: ConfigReader) => reader.startDefaults),
);

let parsed: Config | undefined;

/** The process's configuration. */
export const config = (): Config => {
  parsed ??= parseConfig(process.env);
  return parsed;
};
