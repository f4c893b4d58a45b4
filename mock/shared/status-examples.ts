import { byHand } from '../stateless/by-hand.ts';
import { type Json, operationsOf, resolve } from './document.ts';

/**
 * Adds an example for every status to each read of a resource with a lifecycle, under the name of the status.
 *
 * A status that the contract has an example of takes that one. Any other is the resource's first example with the
 * status, with its own time (`canceledAt` of CANCELED) and with what by-hand.ts says. A resource that is only listed has
 * a page with one item for each status.
 */
export function withStatusExamples(document: Json): Json {
  const copy = structuredClone(document);
  const known = knownExamples(copy);
  const reads = readsOf(copy);
  for (const read of reads) {
    const isOnlyListed = !reads.some(({ schema, list }) => schema === read.schema && list === undefined);
    if (read.list !== undefined && !isOnlyListed) continue;
    for (const status of statusesOf(copy, read.schema)) {
      const value = exampleOf(copy, known, read.schema, status);
      if (value === undefined) continue;
      read.examples[read.prefix + status] = { value: read.list === undefined ? value : { [read.list]: [value] } };
    }
  }
  return copy;
}

interface Read {
  readonly id: string;
  readonly schema: string;
  /** The member of the page that holds the items; absent where the resource itself is the answer. */
  readonly list?: string;
  /** Of the names, where two resources share an answer. */
  readonly prefix: string;
  readonly examples: Record<string, Json>;
}

/** The reads of resources with a lifecycle. */
export function readsOf(document: Json): Read[] {
  return operationsOf(document)
    .filter(({ method }) => method === 'get')
    .flatMap(({ operation }) => {
      const media = resolve(document, operation.responses['200'])?.content?.['application/json'];
      if (media?.examples === undefined) return [];
      const found = [...resourcesIn(document, media.schema), ...listedIn(document, media.schema)];
      return found.map((one) => ({ ...one, id: operation.operationId, examples: media.examples }));
    });
}

function resourcesIn(document: Json, schema: Json): { schema: string; prefix: string }[] {
  const members: Json[] = resolve(document, schema).oneOf ?? [schema];
  return members
    .map((member, at) => ({ schema: nameOf(member), prefix: at === 0 ? '' : `${generationOf(document, member)}-` }))
    .filter((one) => statusesOf(document, one.schema).length > 0);
}

function listedIn(document: Json, schema: Json): { schema: string; prefix: string; list: string }[] {
  return Object.entries<Json>(resolve(document, schema).properties ?? {})
    .filter(([, { items }]) => items?.$ref !== undefined && statusesOf(document, nameOf(items)).length > 0)
    .map(([list, { items }]) => ({ schema: nameOf(items), prefix: '', list }));
}

/** What tells the resources of one answer apart; undefined where there is only one. */
function generationOf(document: Json, member: Json): string | undefined {
  const generation = resolve(document, resolve(document, member).properties?.generation);
  return generation?.const ?? generation?.enum?.[0];
}

const nameOf = (schema: Json): string => schema?.$ref?.split('/').pop() ?? '';

/** The statuses that a resource can have; none where its status is of no lifecycle. */
export function statusesOf(document: Json, schema: string): string[] {
  const status = resolve(document, document.components.schemas[schema]?.properties?.status);
  if (status?.['x-states'] === undefined) return [];
  const never = new Set<string>([...(status['x-states-also'] ?? []), ...(NEVER[schema] ?? [])]);
  return status.enum.filter((one: string) => !never.has(one));
}

/** What the service never answers, although the enum has it: a caller of a suspended tenant is refused everything. */
const NEVER: Readonly<Record<string, readonly string[]>> = { Tenant: ['SUSPENDED'], LegacyPayment: ['SIGNING'] };

type Known = ReadonlyMap<string, readonly Json[]>;

function knownExamples(document: Json): Known {
  const known = new Map<string, Json[]>();
  const add = (schema: string, value: Json): void => {
    if (value?.status !== undefined) known.set(schema, [...(known.get(schema) ?? []), structuredClone(value)]);
  };
  // Single resources first: they tell one story, with the same ids throughout.
  const reads = readsOf(document).sort(
    (one, other) => Number(one.list !== undefined) - Number(other.list !== undefined),
  );
  for (const { schema, list, examples } of reads) {
    for (const example of Object.values(examples)) {
      const { value } = resolve(document, example);
      if (list !== undefined) for (const item of value[list] ?? []) add(schema, item);
      else if (value.generation === generationOf(document, document.components.schemas[schema])) add(schema, value);
    }
  }
  for (const { operation } of operationsOf(document)) {
    for (const [status, answer] of Object.entries<Json>(operation.responses)) {
      const media = resolve(document, answer)?.content?.['application/json'];
      if (Number(status) >= 300 || nameOf(media?.schema) === '') continue;
      for (const example of Object.values(media.examples ?? {}))
        add(nameOf(media.schema), resolve(document, example).value);
    }
  }
  return known;
}

function exampleOf(document: Json, known: Known, schema: string, status: string): Json {
  const examples = known.get(schema) ?? [];
  const own = examples.find((one) => one.status === status);
  if (own !== undefined) return own;
  const { from, set = {} } = byHand[schema]?.[status] ?? {};
  const base = examples.find((one) => from === undefined || one.status === from);
  if (base === undefined) return undefined;
  return { ...base, status, ...ownTime(document, base, schema, status), ...set };
}

/** `REFUND_PENDING` has no time of its own, `REFUNDED` has `refundedAt`. */
export const timeNameOf = (status: string): string =>
  `${status.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}At`;

function ownTime(document: Json, base: Json, schema: string, status: string): Json {
  const name = timeNameOf(status);
  if (document.components.schemas[schema].properties[name] === undefined || base[name]) return {};
  return { [name]: base.updatedAt ?? base.createdAt };
}
