import type { Operation, Params } from './operation.ts';

export interface PreparedRequest {
  url: URL;
  /** The bytes of every attempt; undefined where the operation has no body. */
  body: string | undefined;
  /** The parameters that are headers. */
  headers: readonly (readonly [name: string, value: string])[];
}

/** Sorts a call's parameters into path, query and body. A TypeError for a path that could name something else. */
export function prepareRequest(baseUrl: string, operation: Operation, params: Params): PreparedRequest {
  const rest = new Map(Object.entries(params));
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return pathSegment(name, value);
  });
  const url = new URL(baseUrl + path);
  for (const name of operation.query) {
    const value = rest.get(name);
    rest.delete(name);
    appendQuery(url.searchParams, name, operation.commas?.includes(name) ? joined(name, value) : value);
  }
  const headers = Object.entries(operation.headers ?? {}).flatMap(([name, header]) => {
    const value = rest.get(name);
    rest.delete(name);
    return value === undefined || value === null ? [] : [[header, String(value)] as const];
  });
  return { url, body: bodyOf(operation, rest), headers };
}

/** `..` would survive encoding and climb; an empty or missing value would name another route. */
function pathSegment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '' || text === '.' || text === '..') throw new TypeError(`parameter ${name} must be a non-empty string`);
  return encodeURIComponent(text);
}

function appendQuery(query: URLSearchParams, name: string, value: unknown): void {
  const items = Array.isArray(value) ? value : [value];
  for (const item of items) if (item !== undefined && item !== null) query.append(name, String(item));
}

/** A value with a comma would arrive as two; an empty list is none. */
function joined(name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const texts = value.map(String);
  if (texts.some((text) => text.includes(','))) throw new TypeError(`parameter ${name} has a value with a comma`);
  return texts.length === 0 ? undefined : texts.join(',');
}

function bodyOf(operation: Operation, rest: ReadonlyMap<string, unknown>): string | undefined {
  if (operation.body === 'none') return undefined;
  const body = operation.body === 'whole' ? rest.get('body') : Object.fromEntries(rest);
  return body === undefined ? undefined : JSON.stringify(body);
}
