import type { Config } from './config.ts';

/** Where this service is found from outside, for the links that it makes. It does not end in a slash. */
export interface PublicUrls {
  readonly base: string;
}

type Settings = Pick<Config, 'baseUrl' | 'host' | 'port'>;

const DEFAULT_PORT = 8080;

/**
 * What the configuration says, else the address on which the process listens, as soon as it does. A process that only
 * works tells the port of its configuration, which is the API's as well where both are given the same.
 */
export const publicUrls = (config: Settings, address: { readonly url: string | undefined }): PublicUrls => ({
  get base() {
    return config.baseUrl ?? `http://${hostOf(config.host)}:${portOf(address.url) ?? (config.port || DEFAULT_PORT)}`;
  },
});

const portOf = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : new URL(url).port || undefined;

/** Addresses that mean this machine, or any of it, are nothing that a link could lead to. */
const HERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']);

function hostOf(host: string): string {
  if (HERE.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

declare module '../services.ts' {
  interface Services {
    readonly urls: PublicUrls;
  }
}
