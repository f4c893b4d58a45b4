import { world } from '../../../platform/world.ts';

/** The 32 bytes of a deal are random: nothing on chain leads to the payment (D-084). */
export const newDealId = (): `0x${string}` => `0x${world.randomBytes(32).toString('hex')}`;
