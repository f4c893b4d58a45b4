import type { Ramp } from '../../../generated/contract/schemas.ts';
import { isChainDown } from '../../payments/chain/index.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Request } from '../../platform/http/handler.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { Refusal } from '../../platform/refusal.ts';
import { world } from '../../platform/world.ts';
import { isNoTransfer } from '../protection/index.ts';
import { concludeMint, mintCall, mintKey } from './mint.ts';
import { type OrderRefusal, orderOf, type RampOrder } from './order.ts';
import { presentRamp } from './ramp.present.ts';

type Create = Request<'createRamp'>;

/** Mints to a wallet, and answers with the receipt (D-300). */
export async function onRamp(request: Create): Promise<Ramp | OrderRefusal> {
  const { services, aggregate, firstPhase } = request;
  isNoTransfer(request);
  const until = world.monotonic() + services.config.executionWaitMs;
  let failed: Ramp | undefined;
  const begun = await firstPhase(async () => {
    const order = await orderOf(request);
    if (order instanceof Refusal) return order;
    const opened = await begin(request, order);
    if (typeof opened === 'string') return { rampId: opened };
    failed = opened;
    return null;
  });
  if (begun instanceof Refusal) return begun;
  if (failed !== undefined) return failed;
  if (begun === null) throw new Error('a ramp has neither begun nor failed');
  const { rampId } = begun;
  // Without a chain nothing is mined, however long one waits.
  const leftMs = services.chain.status().state === 'off' ? 0 : until - world.monotonic();
  const outcome = leftMs > 0 ? await services.relayer.waitForOutcome(mintKey(rampId), leftMs) : undefined;
  const ramp = await aggregate('ramp', rampId);
  if (!ramp) throw new Error(`${rampId} is gone`);
  if (outcome) await concludeMint(ramp, outcome);
  return presentRamp(recordOf(ramp));
}

/** The id of a ramp whose mint is asked for in the same commit; where the tenant has no chain, the ramp that failed. */
async function begin({ tenantId, reads, services, open, write }: Create, order: RampOrder): Promise<string | Ramp> {
  const { wallet, amountBaseUnits } = order;
  const isDown = await isChainDown(reads, tenantId);
  const ramp = await open('ramp', {
    id: newId('rmp'),
    context: {
      tenantId,
      walletId: wallet.id,
      direction: 'on',
      amountBaseUnits,
      provider: 'simulated',
      txHash: null,
      paymentId: null,
      fiatRef: null,
      failureReason: null,
      confirmedAt: null,
    },
  });
  if (isDown) {
    await ramp.send('FAIL', { reason: 'MINT_FAILED' });
    return presentRamp(recordOf(ramp));
  }
  write(mintCall(ramp, wallet, services.chain));
  return ramp.id;
}
