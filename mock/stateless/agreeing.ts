import { type Json, type Operation, operationAt, resolve } from '../shared/document.ts';

/** A request that asked for no example by name, and the example that it is to be answered with. */
export interface Unpreferred {
  readonly document: Json;
  readonly asked: Operation;
  /** Path and query. */
  readonly url: string;
  readonly body: Json;
}

/**
 * The example as an answer to this very request: the resource that the path names has its id, a row of a list opens as
 * itself, and a list has the rows that its filters and `skip` and `take` leave.
 */
export function agreeing(request: Unpreferred): Json {
  if (typeof request.body !== 'object' || request.body === null) return request.body;
  return request.asked.path.includes('{') ? withId(request) : asked(request);
}

/** The property of a resource that holds its id. */
const idKey = (resource: Json): string | undefined =>
  ['id', ...Object.keys(resource).filter((key) => key.endsWith('Id'))].find((key) => typeof resource[key] === 'string');

function withId({ document, asked: { path }, url, body }: Unpreferred): Json {
  const place = path.split('/').findIndex((part) => part.startsWith('{'));
  const id = decoded(url.split('?')[0]?.split('/')[place] ?? '');
  const [collection, detail] = [
    path.split('/').slice(0, place).join('/'),
    path
      .split('/')
      .slice(0, place + 1)
      .join('/'),
  ];
  const known = firstExample(document, operationAt(document, 'get', detail));
  const key = idKey(body);
  // Another resource below the one that the path names keeps its own id.
  if (key === undefined || known === undefined || known[key] !== body[key]) return body;
  const row = path === detail ? rowsOf(document, collection).find((one) => one[key] === id) : undefined;
  return { ...body, ...row, [key]: id };
}

/** The rows of the first example of the list of a collection. */
function rowsOf(document: Json, collection: string): Json[] {
  const list = firstExample(document, operationAt(document, 'get', collection));
  return list === undefined ? [] : (rowsIn(list)?.rows ?? []);
}

interface Rows {
  readonly key: string;
  readonly rows: Json[];
}

/** The one list of resources in an answer. */
function rowsIn(body: Json): Rows | undefined {
  const lists = Object.entries<Json>(body).filter(
    ([, value]) => Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null),
  );
  const [only] = lists;
  return lists.length === 1 && only !== undefined ? { key: only[0], rows: only[1] } : undefined;
}

function asked({ document, asked: { method, operation }, url, body }: Unpreferred): Json {
  const found = method === 'get' ? rowsIn(body) : undefined;
  if (found === undefined) return body;
  const query = new URLSearchParams(url.split('?')[1]);
  const parameters: Json[] = (operation.parameters ?? []).map((one: Json) => resolve(document, one));
  const names = parameters.filter((one) => one.in === 'query' && query.has(one.name)).map(({ name }) => name);
  const kept = found.rows.filter((row) => names.every((name) => isLeft(row, name, query.getAll(name))));
  const skip = Number(query.get('skip') ?? 0);
  const page = kept.slice(skip, skip + Number(query.get('take') ?? kept.length));
  const total = typeof body.total === 'number' ? { total: kept.length } : {};
  return { ...body, ...total, [found.key]: query.get('order') === 'asc' ? page.reverse() : page };
}

/** Whether a filter leaves a row: the row's own field of the name has one of the values, or its time is within them. */
function isLeft(row: Json, name: string, values: readonly string[]): boolean {
  const [value = ''] = values;
  if (name === 'createdAfter') return Date.parse(row.createdAt) >= Date.parse(value);
  if (name === 'createdBefore') return Date.parse(row.createdAt) < Date.parse(value);
  return ['string', 'number', 'boolean'].includes(typeof row[name]) ? values.includes(String(row[name])) : true;
}

function firstExample(document: Json, found: Operation | undefined): Json {
  const content = resolve(document, found?.operation.responses['200'])?.content?.['application/json'];
  const [example] = Object.values<Json>(content?.examples ?? {});
  return example === undefined ? undefined : resolve(document, example).value;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
