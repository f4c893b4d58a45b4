import {
  type Conversion,
  conversions,
  type Json,
  type OperationConversion,
  type Path,
  type VersionEntry,
  verbatimFields,
  versions,
} from '../../../generated/versions/conversions.ts';
import { parseKeeping, renderJson } from '../json/index.ts';
import { applySteps, olderPointer, olderValues } from './apply.ts';

type JsonObject = Record<string, unknown>;

/** What of a response a version shows otherwise. */
export interface ShownAnswer {
  readonly status: number;
  readonly body: string;
}

/** A request of an older version, as the newest one takes it. */
export interface Asked {
  readonly query: JsonObject;
  readonly body: JsonObject | undefined;
}

/**
 * A version of the contract that is not the newest: what its clients send becomes what the newest version takes, and what
 * they read becomes what theirs promised. Handlers and machines never see it (D-531).
 */
export class OlderVersion {
  readonly date: string;
  readonly sunset: string;
  /** When the next one was published: the day since which this one is deprecated. */
  readonly deprecatedSince: string;
  /** From the newest version backwards, as answers pass them. */
  readonly #down: readonly Conversion[];
  /** The other way, as requests pass them. */
  readonly #up: readonly Conversion[];

  constructor({ date, sunset }: Pick<VersionEntry, 'date' | 'sunset'>, next: string, down: readonly Conversion[]) {
    this.date = date;
    this.sunset = sunset ?? date;
    this.deprecatedSince = next;
    this.#down = down;
    this.#up = down.toReversed();
  }

  /** Its time is over at the end of the day before. */
  hasEnded(now: number): boolean {
    return now >= Date.parse(`${this.sunset}T00:00:00Z`);
  }

  query(operation: string, query: JsonObject): JsonObject {
    return this.#upwards(operation, 'query', query);
  }

  body(operation: string, body: JsonObject): JsonObject {
    return this.#upwards(operation, 'request', body);
  }

  #upwards(operation: string, part: 'query' | 'request', value: JsonObject): JsonObject {
    let at = value as Json;
    for (const { operations, functions } of this.#up) {
      const steps = own(operations, operation)?.[part];
      if (steps !== undefined) at = applySteps(at, steps, functions, 'up');
    }
    return at as JsonObject;
  }

  answer(operation: string, answer: ShownAnswer): ShownAnswer {
    const mine = this.#down.filter(({ operations }) => own(operations, operation) !== undefined);
    if (mine.length === 0) return answer;
    const status = mine.reduce((at, { operations }) => own(operations, operation)?.statuses?.[at] ?? at, answer.status);
    const isConverted = mine.some(({ operations }) => hasSteps(own(operations, operation)));
    if (answer.body === '' || !isConverted) return { ...answer, status };
    let value = parseKeeping(answer.body, verbatimFields) as Json;
    for (const conversion of mine) value = shown(value, own(conversion.operations, operation), conversion);
    return { status, body: renderJson(value) };
  }

  /** The older code of a refusal. */
  code(operation: string, code: string): string {
    return this.#down.reduce((at, { operations }) => own(own(operations, operation)?.codes, at) ?? at, code);
  }

  /** The details of a refusal: they name fields as the client knows them. `asked` is the request that was refused. */
  details(operation: string, details: JsonObject, asked?: Asked): JsonObject {
    const { errors } = details;
    if (!Array.isArray(errors)) return details;
    return { ...details, errors: errors.map((error) => this.#place(operation, error, asked)) };
  }

  /** Where a request fails, and what is taken there. */
  #place(operation: string, error: JsonObject, asked: Asked | undefined): JsonObject {
    const { path, allowed } = error;
    if (typeof path !== 'string') return error;
    const part = path.startsWith('/query/') ? 'query' : path.startsWith('/body/') ? 'request' : undefined;
    if (part === undefined) return error;
    const value = (part === 'query' ? asked?.query : asked?.body) as Json | undefined;
    let at = { path, allowed: Array.isArray(allowed) ? (allowed as string[]) : undefined };
    for (const { operations } of this.#down) {
      const steps = own(operations, operation)?.[part];
      at = {
        path: olderPointer(at.path, steps, value),
        allowed: at.allowed && olderValues(at.allowed, at.path, steps, value),
      };
    }
    return { ...error, path: at.path, ...(at.allowed && { allowed: at.allowed }) };
  }

  /** The JSON of an event; undefined of one that its receivers do not get. */
  event(json: string): string | undefined {
    if (!this.#down.some(({ events }) => Object.keys(events).length > 0)) return json;
    const value = this.#down.reduce<Json | undefined>(
      (at, conversion) => (at === undefined ? undefined : shownEvent(at, conversion)),
      parseKeeping(json, verbatimFields) as Json,
    );
    return value === undefined ? undefined : renderJson(value);
  }

  /** Whether its receivers get events of the type at all. */
  tells(type: string): boolean {
    let name = type;
    for (const { events } of this.#down) {
      const event = own(events, name);
      if (event?.hidden) return false;
      name = event?.name ?? name;
    }
    return true;
  }
}

const own = <T>(record: Readonly<Record<string, T>> | undefined, name: string | number): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

const hasSteps = (operation: OperationConversion | undefined): boolean =>
  operation?.answer !== undefined || operation?.events !== undefined;

const shown = (value: Json, operation: OperationConversion | undefined, conversion: Conversion): Json => {
  // Events first: what is done to one is found by its newer name.
  const told = (operation?.events ?? []).reduce((at, path) => withEvents(at, path, 0, conversion), value);
  return applySteps(told, operation?.answer, conversion.functions, 'down');
};

/** The events at a path as their receivers get them; those that are hidden leave their list. */
const withEvents = (value: Json, path: Path, at: number, conversion: Conversion): Json => {
  const segment = path[at];
  if (segment === undefined) return shownEvent(value, conversion) ?? null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.flatMap((one) => {
      const event = withEvents(one, path, at + 1, conversion);
      return event === null && one !== null ? [] : [event];
    });
  }
  if (typeof segment !== 'string') return withEvents(value, path, at + 1, conversion);
  const inner = value[segment];
  return inner === undefined ? value : { ...value, [segment]: withEvents(inner, path, at + 1, conversion) };
};

const shownEvent = (event: Json, { events, functions }: Conversion): Json | undefined => {
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return event;
  const conversion = typeof event.type === 'string' ? own(events, event.type) : undefined;
  if (conversion === undefined) return event;
  if (conversion.hidden) return undefined;
  const named = conversion.name === undefined ? event : { ...event, type: conversion.name };
  return applySteps(named, conversion.steps, functions, 'down');
};

/** Today's contract; undefined of a service whose contract has no versions. */
export const newestVersion: string | undefined = versions.at(-1)?.date;

export const knownVersions: readonly string[] = versions.map(({ date }) => date);

const older = new Map(
  versions.slice(0, -1).map((version, at) => {
    const down = conversions.slice(0, versions.length - 1 - at);
    return [version.date, new OlderVersion(version, versions[at + 1]?.date ?? version.date, down)];
  }),
);

/** A version by its date; undefined of the newest, which needs no conversion, and of one that is not known. */
export const olderVersion = (date: string): OlderVersion | undefined => older.get(date);
