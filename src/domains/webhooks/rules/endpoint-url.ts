import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type UrlFault = 'INVALID_URL' | 'SCHEME_NOT_ALLOWED' | 'PORT_NOT_ALLOWED' | 'PRIVATE_HOST_BLOCKED';

/** A URL as it will be asked: one parser for what is judged and for what is connected to. */
export interface EndpointUrl {
  readonly url: URL;
  /** In lower case, without brackets and without the dot of the root. */
  readonly host: string;
}

const MAX_LENGTH = 2048;
const SINKS = '.sink.test';

/** Names that mean the machine itself or its own network, whatever they resolve to. */
const OWN_NETWORK = ['localhost', 'local', 'internal'];

/**
 * A URL by what it says itself, in the order of the codes (D-380); its addresses are judged where they are known. The
 * parser reads every notation of an IPv4 address (0x7f.1, 2130706433) as the dotted one.
 */
export function judgeUrl(text: string, environment: 'sandbox' | 'live'): EndpointUrl | UrlFault {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return 'INVALID_URL';
  const url = new URL(text);
  const host = hostOf(url);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || host === '' || url.username !== '' || url.password !== '' || text.includes('#')) return 'INVALID_URL';
  const isLive = environment === 'live';
  if (isLive && endsWithLabel(host, 'test')) return 'INVALID_URL';
  if (isLive && url.protocol !== 'https:') return 'SCHEME_NOT_ALLOWED';
  if (isLive && url.port !== '') return 'PORT_NOT_ALLOWED';
  if (OWN_NETWORK.some((label) => endsWithLabel(host, label))) return 'PRIVATE_HOST_BLOCKED';
  if (isIP(host) !== 0 && !isPublicAddress(host)) return 'PRIVATE_HOST_BLOCKED';
  return { url, host };
}

/** The sink that a URL of the sandbox names; undefined for any other host (D-382). */
export function sinkOf({ host }: EndpointUrl): string | undefined {
  return host.endsWith(SINKS) ? host.slice(0, -SINKS.length) : undefined;
}

export const sinkUrl = (id: string): string => `https://${id}${SINKS}/`;

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');

const endsWithLabel = (host: string, label: string): boolean => host === label || host.endsWith(`.${label}`);
