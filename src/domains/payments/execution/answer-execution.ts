import type { Address } from 'viem';
import type { LegacyPayment } from '../../../../generated/contract/schemas.ts';
import type { RequestContext, UnitTools } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { world } from '../../../platform/world.ts';
import { readSafeOwners } from '../../wallets/index.ts';
import { multisigPaymentRecord, presentMultisigPayment } from '../multisig-payment.present.ts';
import { conclude } from './execute.ts';
import { executionKey } from './execution-key.ts';
import { followOwners, mayChangeOwners } from './owner-changes.ts';

/** The intent of a request that has begun an execution, which a retry after a crash goes on with; null: it has not. */
export type Begun = {
  readonly isExecuting: true;
  /** The Safe whose owners may be others when it is done; null: they stay. */
  readonly changesOwnersOf: Address | null;
} | null;

export const begunBy = (
  { status, context }: Aggregate<'multisig-payment'>,
  wallet: { readonly address: string },
): Begun => {
  const safe = wallet.address as Address;
  return status === 'EXECUTING'
    ? { isExecuting: true, changesOwnersOf: mayChangeOwners(context, safe) ? safe : null }
    : null;
};

type Execution = Pick<RequestContext, 'services' | 'reads'> &
  Pick<UnitTools, 'aggregate'> & { readonly path: { readonly id: string } };

/**
 * The payment as far as it got until a moment of the world's `monotonic`: EXECUTING where that was not enough, and a worker
 * finishes it (D-175). No transaction is open while the chain is waited for.
 */
export async function answerExecution(
  { path, services, reads, aggregate }: Execution,
  begun: Begun,
  until: number,
): Promise<LegacyPayment> {
  const leftMs = until - world.monotonic();
  const outcome =
    begun !== null && leftMs > 0 ? await services.relayer.waitForOutcome(executionKey(path.id), leftMs) : undefined;
  // Why it failed is the worker's to find out: it asks the chain.
  if (outcome !== undefined && outcome.state !== 'CONFIRMED')
    await services.jobs.runNow({ topic: 'payments.execution', key: path.id });
  const safe = outcome?.state === 'CONFIRMED' ? (begun?.changesOwnersOf ?? null) : null;
  const owners = safe === null ? undefined : await readSafeOwners(services, safe);
  const payment = await aggregate('multisig-payment', path.id);
  if (payment === undefined) throw new Error(`${path.id} is gone`);
  // Without its owners it is not reported as done: the worker asks for them until the chain says.
  if (outcome !== undefined && (safe === null || owners !== undefined)) await conclude(payment, outcome);
  if (owners !== undefined) await followOwners(payment.context, owners, { reads, aggregate });
  return presentMultisigPayment(multisigPaymentRecord(payment), services);
}
