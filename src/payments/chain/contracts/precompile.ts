import { hexToBigInt } from 'viem/utils';

/** Ethereum's precompiled contracts stand at 0x01 to 0x11, and that of P-256 at 0x0100. Others will follow on them. */
const LAST = 0x1ffn;

/** Tells whether an address is zero or the chain's own: nobody can sign for it, and what is sent to it is lost. */
export const isPrecompile = (address: string): boolean => hexToBigInt(address as `0x${string}`) <= LAST;
