import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, type Json, type JsonObject } from './json.ts';
import type { SpecFiles } from './spec-node.ts';

/** The registry of a service. It may be absent: the codes of the platform need no entry there. */
export const ERRORS_FILE = 'spec/errors.yaml';
/** The codes of the platform, which the generator brings along for every service. */
export const DEFAULT_ERRORS_FILE = 'codegen/defaults/errors.yaml';

export const readDefaultErrors = (): string =>
  readFileSync(join(import.meta.dirname, '../defaults/errors.yaml'), 'utf8');

/**
 * Puts the codes of the platform under those of the service. An entry of the service takes precedence field by field, so
 * that it may say only what is different. Codes keep the order of the service; those that it does not mention come last.
 */
export const withDefaultErrors = (files: SpecFiles, defaultErrors: Json): SpecFiles => {
  const defaults = asObject(defaultErrors);
  const own = asObject(files.get(ERRORS_FILE) ?? {});
  const entries = Object.entries(own).map(([code, entry]): [string, Json] => [code, merged(defaults, code, entry)]);
  const unmentioned = Object.entries(defaults).filter(([code]) => !Object.hasOwn(own, code));
  const registry: JsonObject = Object.fromEntries([...entries, ...unmentioned]);
  return new Map([...files, [ERRORS_FILE, registry]]);
};

const merged = (defaults: JsonObject, code: string, own: Json): Json =>
  Object.hasOwn(defaults, code) ? { ...asObject(defaults[code]), ...asObject(own) } : own;
