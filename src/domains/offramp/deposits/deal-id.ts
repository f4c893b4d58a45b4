import { randomBytes } from 'node:crypto';

/** The 32 bytes of a deal are random: nothing on chain leads to the payment (D-084). */
export const newDealId = (): `0x${string}` => `0x${randomBytes(32).toString('hex')}`;
