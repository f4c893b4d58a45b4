import type { Operation, Params } from './operation.ts';

export interface PreparedRequest {
  url: URL;
  /** The bytes of every attempt; undefined where the operation has no body. */
  body: string | undefined;
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
    appendQuery(url.searchParams, name, rest.get(name));
    rest.delete(name);
  }
  return { url, body: bodyOf(operation, rest) };
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

function bodyOf(operation: Operation, rest: ReadonlyMap<string, unknown>): string | undefined {
  if (operation.body === 'none') return undefined;
  const body = operation.body === 'whole' ? rest.get('body') : Object.fromEntries(rest);
  return body === undefined ? undefined : JSON.stringify(body);
}
