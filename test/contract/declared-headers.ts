import type { IncomingHttpHeaders } from 'node:http';
import type { Documented } from './documented.ts';

/**
 * Headers that say nothing of the operation: of the connection, the body's form, caches and browsers. D-061 and D-497 have
 * their own tests.
 */
const OF_HTTP =
  /^(?:content-(?:type|length|encoding)|transfer-encoding|connection|keep-alive|date|vary|etag|last-modified|cache-control|referrer-policy|x-content-type-options|access-control-.*)$/;

/** Where the headers of an answer and the contract's part: what is sent undeclared, and what is declared and missing. */
export function headerFaults(operation: Documented, status: number, headers: IncomingHttpHeaders): string[] {
  const declared = operation.headersOf(status);
  const undeclared = Object.keys(headers).filter((name) => !OF_HTTP.test(name) && !declared.has(name));
  const missing = [...declared].filter(([name, isRequired]) => isRequired && headers[name] === undefined);
  return [
    ...undeclared.map((name) => `${operation.id} ${status} sends ${name}, which the contract does not declare`),
    ...missing.map(([name]) => `${operation.id} ${status} lacks ${name}`),
  ];
}
