import { editDistance } from '../../edit-distance.ts';
import { scrub } from '../server/log-scrub.ts';
import { type FieldError, MAX_ERRORS } from './validation.ts';

/** The names that other APIs have for the parameters of a page. */
const FOREIGN_NAMES: Readonly<Record<string, string>> = {
  limit: 'take',
  count: 'take',
  size: 'take',
  pageSize: 'take',
  page_size: 'take',
  per_page: 'take',
  offset: 'skip',
  page: 'skip',
  after: 'cursor',
  starting_after: 'cursor',
};

/** A longer name is no misspelt one of ours. */
const LONGEST_NAME = 40;

/**
 * Query parameters that the operation does not have, each with the name that may have been meant. A parameter that was
 * ignored would answer another question than the one that was asked.
 */
export function unknownQueryErrors(query: Readonly<Record<string, unknown>>, known: readonly string[]): FieldError[] {
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  return unknown.slice(0, MAX_ERRORS).map((name) => ({
    path: scrub(`/query/${name.slice(0, LONGEST_NAME).replaceAll('~', '~0').replaceAll('/', '~1')}`),
    message: messageFor(name, known),
    rule: 'additionalProperties',
  }));
}

function messageFor(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'is unknown: the operation takes no query parameters';
  const meant = meantName(name, known);
  return meant === undefined
    ? `is unknown: the operation takes ${known.join(', ')}`
    : `is unknown: did you mean ${meant}?`;
}

function meantName(name: string, known: readonly string[]): string | undefined {
  const foreign = Object.hasOwn(FOREIGN_NAMES, name) ? FOREIGN_NAMES[name] : undefined;
  if (foreign !== undefined && known.includes(foreign)) return foreign;
  if (name.length > LONGEST_NAME) return undefined;
  const ranked = known
    .map((one) => ({ one, apart: editDistance(name.toLowerCase(), one.toLowerCase()) }))
    .toSorted((a, b) => a.apart - b.apart);
  const [best] = ranked;
  return best !== undefined && best.apart <= Math.max(1, Math.floor(name.length / 3)) ? best.one : undefined;
}
