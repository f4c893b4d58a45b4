import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Refused } from './refusal.ts';

/** Path and query as Prism can read them: it fails on an escape that cannot be decoded. */
export function forwardedTarget(url = '/'): string {
  // A proxy's form of the target names the server, too (RFC 9112).
  const target = url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/^(?=$|\?)/, '/')
    .replace(/^\/+/, '/');
  if (!target.startsWith('/')) throw new Refused(404, 'ROUTE_NOT_FOUND', 'There is no such operation.');
  const [path = '', ...query] = target.split('?');
  const readable = path.split('/').map((part) => (isDecodable(part) ? part : encodeURIComponent(part)));
  return printable([readable.join('/'), ...query].join('?'));
}

function isDecodable(part: string): boolean {
  try {
    return decodeURIComponent(part) !== undefined;
  } catch {
    return false;
  }
}

/** Node sends no target with spaces, control characters or bytes beyond ASCII. */
const printable = (target: string): string =>
  target.replace(/[^\x21-\x7e]/g, (char) => encodeURIComponent(char.isWellFormed() ? char : '\ufffd'));

/** Those of this connection, and of the body as it came. */
const OWN = [
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** As the service, the mock answers in the one media type that there is, whatever is accepted. */
export function forwardedHeaders(headers: IncomingHttpHeaders, body: Buffer): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  const length = body.length === 0 ? {} : { 'content-length': body.length };
  return { ...Object.fromEntries(kept), ...length, accept: '*/*' };
}
