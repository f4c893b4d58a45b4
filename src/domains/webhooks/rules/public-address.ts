import ipaddr from 'ipaddr.js';

/** Global unicast of IPv6 (RFC 4291); whatever lies outside is for special purposes, now or one day. */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');
const GLOBAL_UNICAST_BITS = 3;

/** Public by its number, and yet the metadata service of every virtual machine of a cloud. */
const METADATA = new Set(['168.63.129.16']);

/**
 * Whether a host on the public internet has this address: not loopback, private, link-local, carrier-grade NAT, metadata,
 * multicast or reserved, and none that carries an IPv4 address within, which may be any of these (D-381).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || METADATA.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST, GLOBAL_UNICAST_BITS);
}
