import type { IncomingMessage } from 'node:http';
import { addressOf } from './ip-address.ts';

/**
 * The client's address (D-026): the socket's peer, or with `trustedHops` above 0 that entry of `X-Forwarded-For`,
 * counted from the right, in the one form that each address has. Empty when the header is shorter than the proxies
 * promise, or when the entry is no address: then nothing tells such clients apart.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  if (trustedHops === 0) return canonical(request.socket.remoteAddress ?? '');
  const forwarded = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  return canonical(entries[entries.length - trustedHops]?.trim() ?? '');
}

/** An address and what some proxies add to it: the brackets of an IPv6 address, and the client's port. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([0-9.]+):\d{1,5}$/;

function canonical(text: string): string {
  const bare = BRACKETED.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text;
  const zone = bare.indexOf('%');
  return addressOf(zone === -1 ? bare : bare.slice(0, zone))?.toString() ?? '';
}
