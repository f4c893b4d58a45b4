import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '../rules/public-address.ts';

/** Where a host is: one address that may be connected to, or why there is none. */
export type Place = { readonly address: string } | { readonly error: 'BLOCKED_URL' | 'CONNECTION_FAILED' };

/** Looks the addresses of names up. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/**
 * Asks DNS servers, those of the system unless others are named. Not through getaddrinfo: it would take the few threads of
 * the process for as long as a slow server of one tenant pleases, and read names out of the machine's own files.
 */
export function dnsResolve(servers: readonly string[] = []): Resolve {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (host) => {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  };
}

/**
 * Looks a host up and judges every address that it has (D-381). What is answered is an address and no name: whoever
 * connects has nothing left to look up.
 */
export async function findPlace(host: string, resolve: Resolve): Promise<Place> {
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  if (!addresses.every(isPublicAddress)) return { error: 'BLOCKED_URL' };
  const [address] = addresses;
  return address === undefined ? { error: 'CONNECTION_FAILED' } : { address };
}
