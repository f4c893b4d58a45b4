/** The wait before a client connects again, for clients that heed it. */
const RETRY_MS = 1000;

/** One event as its block: JSON has no line breaks. */
export const eventBlock = (sequence: bigint, json: string): string => `id: ${sequence}\ndata: ${json}\n\n`;

/**
 * A block without data is no event, and moves the last id that the client knows: whoever connects again behind it misses
 * nothing, although no event came before the break.
 */
const idBlock = (sequence: bigint): string => `id: ${sequence}\n\n`;

export const openingBlocks = (sequence: bigint): string => `retry: ${RETRY_MS}\n\n${idBlock(sequence)}`;

export const silenceBlock = (sequence: bigint): string => `: no news\n${idBlock(sequence)}`;
