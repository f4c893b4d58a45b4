import type { IncomingMessage } from 'node:http';

/**
 * The client's address (D-026): the socket's peer, or with `trustedHops` above 0 that entry of `X-Forwarded-For`,
 * counted from the right. Empty when the header is shorter than the proxies promise.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  if (trustedHops === 0) return request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  return entries[entries.length - trustedHops]?.trim() ?? '';
}
