import { asObject, asString, isObject, type Json, type JsonObject } from '../../load/json.ts';
import type { SpecFiles } from '../../load/spec-node.ts';

export const DEPRECATIONS_FILE = 'spec/deprecations.yaml';

/** Clients have at least so many months from the day on which they were told. */
export const MONTHS_OF_NOTICE = 12;

/** When something ends that is deprecated, and what takes its place. */
export type Schedule = {
  /** `2026-06-30`: the day on which clients were told. */
  readonly since: string;
  /** The last day on which it is served. */
  readonly sunset: string;
  /** An operation, a schema, or a field or parameter of one. */
  readonly replacement: string;
  /** The guide that says how to move on: `payments/migrate-to-intents`. */
  readonly guide?: string;
  /** What the header Deprecation says, where it is not the day of RFC 9745. */
  readonly header?: string;
};

/** The schedule that `x-deprecation` states, or names with `of`; undefined of one that states none. */
export const scheduleOf = (declared: Json | undefined, files: SpecFiles): Schedule | undefined => {
  const stated = asObject(declared);
  const name = asString(stated.of);
  const { since, sunset, replacement, guide, header } =
    name === undefined ? stated : asObject(asObject(files.get(DEPRECATIONS_FILE))[name]);
  if (typeof since !== 'string' || typeof sunset !== 'string' || typeof replacement !== 'string') return undefined;
  return {
    since,
    sunset,
    replacement,
    ...(typeof guide === 'string' && { guide }),
    ...(typeof header === 'string' && { header }),
  };
};

/** The earliest day on which something may end that is deprecated since `since`. */
export const earliestSunset = (since: string): string => {
  const end = new Date(`${since}T00:00:00Z`);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + MONTHS_OF_NOTICE);
  // From 29 February on, a year later is the last day of February.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString().slice(0, 10);
};

/** What a reader of the contract is told. */
export const noticeOf = ({ since, sunset, replacement }: Schedule): string =>
  `Deprecated since ${since}, and served until ${sunset}. Use \`${replacement}\` instead.`;

/**
 * Completes what is deprecated on its way into the document: the schedule by its dates, `deprecated`, and a sentence in the
 * description. An operation of which only some requests are deprecated is not.
 */
export const fillDeprecations =
  (files: SpecFiles) =>
  (object: JsonObject): JsonObject =>
    filledWhole(filledValues(object, files), files);

const filledWhole = (object: JsonObject, files: SpecFiles): JsonObject => {
  const declared = object['x-deprecation'];
  const schedule = isObject(declared) ? scheduleOf(declared, files) : undefined;
  if (!isObject(declared) || schedule === undefined) return object;
  const { of: _of, ...others } = declared;
  const complete = { ...object, 'x-deprecation': { ...others, ...schedule } };
  return isPartial(declared) ? complete : { ...complete, deprecated: true, ...told(object, [noticeOf(schedule)]) };
};

const filledValues = (object: JsonObject, files: SpecFiles): JsonObject => {
  const schedules = Object.entries(asObject(object['x-deprecated-values'])).flatMap(([value, declared]) => {
    const schedule = scheduleOf(declared, files);
    return schedule === undefined ? [] : [[value, schedule] as const];
  });
  if (schedules.length === 0) return object;
  const notices = schedules.map(([value, schedule]) => `\`${value}\`: ${noticeOf(schedule)}`);
  return { ...object, 'x-deprecated-values': Object.fromEntries(schedules), ...told(object, notices) };
};

const told = ({ description }: JsonObject, notices: readonly string[]): JsonObject => ({
  description: [asString(description), ...notices].filter(Boolean).join('\n\n'),
});

/** Not the whole operation, but some of its requests. */
export const isPartial = ({ when, with: keys }: JsonObject): boolean => when === 'handler' || keys !== undefined;
