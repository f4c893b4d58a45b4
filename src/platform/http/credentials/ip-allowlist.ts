import { addressOf, type Block, blockOf } from './ip-address.ts';

const MAX_CACHED_BLOCKS = 10_000;
const blocks = new Map<string, Block | undefined>();

/** Tells whether an address is in a key's allowlist of addresses and CIDR blocks (D-026); an IPv4-mapped address is IPv4. */
export function isAllowedAddress(address: string, allowlist: readonly string[]): boolean {
  if (allowlist.length === 0) return true;
  const client = addressOf(address);
  if (client === undefined) return false;
  return allowlist.some((entry) => {
    const block = rememberedBlock(entry);
    if (block === undefined) return false;
    const [network, bits] = block;
    return client.kind() === network.kind() && client.match(network, bits);
  });
}

function rememberedBlock(entry: string): Block | undefined {
  if (blocks.has(entry)) return blocks.get(entry);
  const block = blockOf(entry);
  if (blocks.size >= MAX_CACHED_BLOCKS) blocks.clear();
  blocks.set(entry, block);
  return block;
}
