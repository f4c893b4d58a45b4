import type { Address } from 'viem';
import { isChainDown } from '../../../payments/chain/index.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { world } from '../../../platform/world.ts';
import { findPayment, surfaceOf } from '../../offramp/index.ts';
import { findWalletOrEscrow } from '../../wallets/index.ts';
import { answerExecution, type Begun, begunBy } from '../execution/answer-execution.ts';
import { execute } from '../execution/execute.ts';
import { readSafeState } from '../execution/read-safe-state.ts';

type Execute = Request<'executePayment'>;
type Refused = Refusal<'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION' | 'POLICY_DENIED' | 'CHAIN_UNAVAILABLE'>;

/** Executes a payment that rests in READY_TO_EXECUTE; a hold of executions does not stop it (A 4.2, D-176, D-461). */
export const executePayment: Handler<'executePayment'> = async (request) => {
  const until = world.monotonic() + request.services.config.executionWaitMs;
  const begun = await request.firstPhase(() => begin(request));
  return begun instanceof Refusal ? begun : answerExecution(request, begun, until);
};

async function begin(request: Execute): Promise<Begun | Refused> {
  const { tenantId, reads, services, outsideTransaction, fail } = request;
  const seen = await ready(request);
  if (seen instanceof Refusal) return seen;
  const { sourceWalletId, nonce } = seen.context;
  const wallet = await findWalletOrEscrow(reads, tenantId, sourceWalletId);
  if (wallet === undefined) throw new Error(`the wallet of ${seen.id} is gone`);
  if (await isChainDown(reads, tenantId)) return fail('CHAIN_UNAVAILABLE');
  const safe = await outsideTransaction(() => readSafeState(services, wallet.address as Address, nonce));
  if (safe === undefined) return fail('CHAIN_UNAVAILABLE');
  // Nothing was locked while the chain was asked.
  const payment = await ready(request);
  if (payment instanceof Refusal) return payment;
  const turn = await execute(payment, wallet, safe, request);
  if (turn.kind === 'refused' && turn.verdict.kind === 'denied') {
    return fail.after(payment, 'POLICY_DENIED', turn.verdict.details);
  }
  return begunBy(payment, wallet);
}

async function ready(request: Execute): Promise<Aggregate<'multisig-payment'> | Refused> {
  const { path, tenantId, reads, aggregate, fail } = request;
  const payment = await aggregate('multisig-payment', path.id);
  if (!payment) {
    const other = await findPayment(reads, tenantId, path.id);
    if (!other) return fail('PAYMENT_NOT_FOUND');
    // The verbs of another generation (D-169).
    return fail('INVALID_TRANSITION', { from: other.publicStatus, event: 'EXECUTE', generation: surfaceOf(other) });
  }
  if (payment.status === 'READY_TO_EXECUTE') return payment;
  return fail('INVALID_TRANSITION', { from: payment.status, event: 'EXECUTE' });
}
