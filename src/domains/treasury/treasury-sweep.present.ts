import type { TreasurySweep } from '../../../generated/contract/schemas.ts';
import { formatUsd } from '../../payments/ledger/money.ts';
import { type EventPresenter, type EventSnapshot, revive } from '../../platform/feed/event-presenter.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export const presentSweep = (sweep: RecordOf<'treasury-sweep'>): TreasurySweep => ({
  id: sweep.id,
  accountId: sweep.accountId,
  ruleId: sweep.ruleId,
  sourceBucketId: sweep.sourceBucketId,
  destBucketId: sweep.destBucketId,
  amountUsd: formatUsd(sweep.amountBaseUnits),
  paymentId: sweep.paymentId,
  status: sweep.status,
  failureReason: sweep.failureReason,
  createdAt: sweep.createdAt.toISOString(),
  completedAt: sweep.completedAt?.toISOString() ?? null,
});

export const presentEvent: EventPresenter<'treasury.sweep'> = (object) =>
  presentSweep(
    revive<EventSnapshot<'treasury.sweep'>>(object, {
      createdAt: 'time',
      updatedAt: 'time',
      completedAt: 'time',
      amountBaseUnits: 'amount',
    }),
  );
