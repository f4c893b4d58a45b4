import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/** The refusal of what costs more than there is (D-089). */
export const shortfall = (
  { config }: Pick<Services, 'config'>,
  needed: bigint,
  there: bigint,
): Refusal<'INSUFFICIENT_FUNDS'> =>
  refuse('INSUFFICIENT_FUNDS', {
    details: {
      shortfallBaseUnits: (needed - there).toString(),
      funding: {
        mode: 'INTERNAL_BALANCE',
        availableBaseUnits: there.toString(),
        faucet: config.environment === 'sandbox' ? '/v1/faucet/drips' : null,
      },
    },
  });
