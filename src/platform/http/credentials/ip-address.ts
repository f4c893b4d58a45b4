import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A network and the number of its leading bits that count. */
export type Block = readonly [network: Address, bits: number];

const MAPPED_BITS = 96;

/**
 * An address in one of its usual forms: IPv4 in four decimal parts, or IPv6 without a zone, which means something on one
 * machine only. An IPv4-mapped IPv6 address is the IPv4 address. Undefined for any other text.
 */
export function addressOf(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return !text.includes('%') && ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;
}

/**
 * An address as a block of its own, or a CIDR block. A block of IPv4-mapped addresses is the IPv4 block. Undefined for
 * any other text, and for a block that reaches beyond the mapped addresses: it would hold both families.
 */
export function blockOf(text: string): Block | undefined {
  const slash = text.indexOf('/');
  const address = addressOf(slash === -1 ? text : text.slice(0, slash));
  if (address === undefined) return undefined;
  if (slash === -1) return [address, address.kind() === 'ipv4' ? 32 : 128];
  if (!ipaddr.isValidCIDR(text)) return undefined;
  const [network, bits] = ipaddr.parseCIDR(text);
  if (network.kind() === address.kind()) return [address, bits];
  return bits < MAPPED_BITS ? undefined : [address, bits - MAPPED_BITS];
}

/**
 * Who is counted as one by whatever limits an address: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * subscriber has at the least, and may choose from for each connection.
 */
export function networkOf(text: string): string {
  const address = addressOf(text);
  if (address === undefined) return text;
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/64`).toString()}/64`;
}
