import { recordCopier } from '../../records.ts';

const snakes = new Map<string, string>();
const camels = new Map<string, string>();

/** `sourceAmount` to `source_amount`. Keys come from code, so the cache stays small. */
export function snake(name: string): string {
  let result = snakes.get(name);
  if (result === undefined) {
    result = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakes.set(name, result);
  }
  return result;
}

/** `source_amount` to `sourceAmount`. */
export function camel(name: string): string {
  let result = camels.get(name);
  if (result === undefined) {
    result = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camels.set(name, result);
  }
  return result;
}

const inCamelCase = recordCopier(camel);

/** A database row with its keys in camelCase. */
export const camelRow = <T extends object>(row: Readonly<Record<string, unknown>>): T => inCamelCase(row) as T;
