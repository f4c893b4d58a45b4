import { canonicalJson, type Json, type JsonObject } from '../load/json.ts';
import type { ChangeFile, Version, VersionChange } from './change.ts';
import { locate, type Path, type Wanted } from './locate.ts';
import {
  answersOf,
  type Effects,
  effectsOf,
  eventsOf,
  knowsStatus,
  operationsOf,
  queryOf,
  requestOf,
  type Step,
  stepsIn,
} from './steps.ts';
import { undo } from './undo.ts';

/** What is done to the requests and answers of an operation. An absent part needs nothing. */
export interface OperationConversion {
  query?: Step[];
  request?: Step[];
  answer?: Step[];
  /** Where answers hold events. */
  events?: Path[];
  /** Older codes by the newer ones. */
  codes?: Record<string, string>;
  /** Older statuses by the newer ones. */
  statuses?: Record<string, number>;
}

export interface EventConversion {
  steps?: Step[];
  /** The older name. */
  name?: string;
  hidden?: true;
}

/** The way between a version and the one before it. */
export interface Conversion {
  /** The older version. */
  readonly to: string;
  /** The newer version. */
  readonly from: string;
  readonly operations: Readonly<Record<string, OperationConversion>>;
  readonly events: Readonly<Record<string, EventConversion>>;
  /** Files whose functions the steps call, by their number. */
  readonly functions: readonly string[];
}

export interface Compiled {
  /** From the newest version backwards. */
  readonly conversions: readonly Conversion[];
  /** The document of each version as its changes make it from the newest, by date. */
  readonly documents: ReadonlyMap<string, JsonObject>;
}

/** Called with a file whose change does not apply. */
export type Report = (file: ChangeFile, error: unknown) => void;

/** Makes conversions and documents of all versions out of the newest document. */
export const compile = (newest: JsonObject, versions: readonly Version[], report: Report): Compiled => {
  const conversions: Conversion[] = [];
  const documents = new Map<string, JsonObject>();
  let document = newest;
  for (const [at, version] of [...versions.entries()].reverse()) {
    documents.set(version.date, document);
    const before = versions[at - 1];
    if (before === undefined) break;
    const building = new Building(before.date, version.date);
    for (const file of [...version.files].reverse()) {
      for (const change of [...file.changes].reverse()) {
        try {
          document = building.add(document, change, file);
        } catch (error) {
          report(file, error);
        }
      }
    }
    conversions.push(building.result(document));
  }
  return { conversions, documents };
};

const isWebhookPayload: Wanted = (schema) => schema['x-webhook-payload'] === true;
const isExplanation: Wanted = (_schema, name) => name === 'Explanation';

/** The newest change comes first: what it undoes is the newer side of the change before it. */
class Building {
  readonly #to: string;
  readonly #from: string;
  readonly #operations = new Map<string, OperationConversion>();
  readonly #events = new Map<string, EventConversion>();
  readonly #functions: string[] = [];
  /** The name in the version itself of an event that a change before has renamed: events are found by it. */
  readonly #eventNames = new Map<string, string>();

  constructor(to: string, from: string) {
    this.#to = to;
    this.#from = from;
  }

  add(newer: JsonObject, change: VersionChange, file: ChangeFile): JsonObject {
    const older = undo(newer, change);
    const number = this.#functions.includes(file.file) ? this.#functions.indexOf(file.file) : this.#functions.length;
    const effects = effectsOf(change, number, knowsStatus(newer));
    if (change.kind === 'computed' && number === this.#functions.length) this.#functions.push(file.file);
    if (effects !== undefined) this.#addSteps(newer, older, effects, change);
    this.#addOthers(newer, change);
    return older;
  }

  result(older: JsonObject): Conversion {
    if (this.#events.size > 0) {
      for (const operation of operationsOf(older)) {
        const places = answersOf(older, operation).flatMap((schema) => locate(schema, older, isWebhookPayload));
        if (places.length > 0) this.#operation(operation.id).events = places;
      }
    }
    const sorted = <T>(map: ReadonlyMap<string, T>): Record<string, T> =>
      Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
    return {
      to: this.#to,
      from: this.#from,
      operations: sorted(this.#operations),
      events: sorted(this.#events),
      functions: this.#functions,
    };
  }

  #addSteps(newer: JsonObject, older: JsonObject, effects: Effects, change: VersionChange): void {
    const answers = new Map(operationsOf(newer).map((one) => [one.id, answersOf(newer, one)]));
    for (const operation of operationsOf(older)) {
      const query = stepsIn(queryOf(older, operation), older, effects, effects.up);
      const request = stepsIn(requestOf(older, operation), older, effects, effects.up);
      const read = (answers.get(operation.id) ?? []).flatMap((one) => [
        ...stepsIn(one, newer, effects, effects.down),
        ...explained(one, newer, change),
      ]);
      if (query.length + request.length + read.length === 0) continue;
      const conversion = this.#operation(operation.id);
      // Requests pass the oldest change first, answers the newest.
      if (query.length > 0) conversion.query = [...distinct(query), ...(conversion.query ?? [])];
      if (request.length > 0) conversion.request = [...distinct(request), ...(conversion.request ?? [])];
      if (read.length > 0) conversion.answer = [...(conversion.answer ?? []), ...distinct(read)];
    }
    for (const [type, schema] of eventsOf(newer)) {
      const steps = stepsIn(schema, newer, effects, effects.down);
      if (steps.length === 0) continue;
      const event = this.#event(type);
      const told = change.kind === 'state-shown' ? previousStatus(steps) : [];
      event.steps = [...(event.steps ?? []), ...distinct([...steps, ...told])];
    }
  }

  #addOthers(newer: JsonObject, change: VersionChange): void {
    if (change.kind === 'code-replaced') {
      for (const id of change.operations ?? operationsOf(newer).map((one) => one.id)) {
        const operation = this.#operation(id);
        operation.codes = { ...operation.codes, [change.to]: change.from };
      }
    } else if (change.kind === 'status-changed') {
      const operation = this.#operation(change.operation);
      operation.statuses = { ...operation.statuses, [change.to]: change.from };
    } else if (change.kind === 'event-renamed') {
      this.#event(change.to).name = change.from;
      this.#eventNames.set(change.from, this.#eventNames.get(change.to) ?? change.to);
    } else if (change.kind === 'event-hidden') this.#event(change.event).hidden = true;
  }

  #operation(id: string): OperationConversion {
    const conversion = this.#operations.get(id) ?? {};
    this.#operations.set(id, conversion);
    return conversion;
  }

  #event(type: string): EventConversion {
    const name = this.#eventNames.get(type) ?? type;
    const conversion = this.#events.get(name) ?? {};
    this.#events.set(name, conversion);
    return conversion;
  }
}

/** Explanations name statuses of every machine, as texts whose schemas name none. */
const explained = (answer: Json, document: JsonObject, change: VersionChange): Step[] => {
  if (change.kind !== 'state-shown') return [];
  const values = { [change.state]: change.as };
  const is = { resource: { lifecycle: change.machine } };
  return locate(answer, document, isExplanation).flatMap((at) =>
    EXPLAINED.map((path): Step => ({ do: 'values', at: [...at, { is }, ...path], values })),
  );
};

const EXPLAINED: readonly Path[] = [
  ['resource', 'status'],
  ['timeline', '*', 'from'],
  ['timeline', '*', 'to'],
  ['next', '*', 'to', '*'],
];

/** Events tell the status before, as a text whose schema names no machine. */
const previousStatus = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step): Step[] =>
    step.do === 'values' && canonicalJson(step.at.filter((one) => typeof one === 'string')) === OF_OBJECT
      ? [{ ...step, at: ['data', 'previousStatus'] }]
      : [],
  );

const OF_OBJECT = canonicalJson(['data', 'object', 'status']);

/** A schema may be reached by two ways that lead to one place: what renames there twice would find nothing. */
const distinct = (steps: readonly Step[]): Step[] => [
  ...new Map(steps.map((step) => [canonicalJson(step as unknown as Json), step])).values(),
];
