import type { ChainFilter } from '../../../payments/chain/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { DEPOSITED, DEPOSITS } from './deposit.cross-tenant.ts';

/** Every deposit with the escrow, those of no payment too: they have to go back. */
export const chainFilter = ({ depositConfirmations }: Pick<Config, 'depositConfirmations'>): ChainFilter => ({
  name: DEPOSITS,
  address: ({ depositEscrow }) => depositEscrow,
  events: [DEPOSITED],
  confirmations: depositConfirmations,
  wakes: 'offramp.deposit',
});
