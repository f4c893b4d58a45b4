import ipaddr from 'ipaddr.js';

type Block = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

const MAX_CACHED_BLOCKS = 10_000;
const blocks = new Map<string, Block>();

/** Whether an address is in a key's allowlist of addresses and CIDR blocks (D-026); an IPv4-mapped address is IPv4. */
export function isAllowedAddress(address: string, allowlist: readonly string[]): boolean {
  if (allowlist.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const client = ipaddr.process(address);
  return allowlist.some((entry) => {
    const [network, bits] = blockOf(entry);
    return client.kind() === network.kind() && client.match(network, bits);
  });
}

function blockOf(entry: string): Block {
  let block = blocks.get(entry);
  if (block === undefined) {
    block = entry.includes('/') ? ipaddr.parseCIDR(entry) : wholeAddress(ipaddr.process(entry));
    if (blocks.size >= MAX_CACHED_BLOCKS) blocks.clear();
    blocks.set(entry, block);
  }
  return block;
}

const wholeAddress = (address: ipaddr.IPv4 | ipaddr.IPv6): Block => [address, address.kind() === 'ipv4' ? 32 : 128];
