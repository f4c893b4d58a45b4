import type { DeliveryRecord } from '../../../generated/contract/schemas.ts';
import type { DeliveryRecordContext } from '../../../machines/trade/delivery-record.machine.ts';
import { type EventPresenter, type EventSnapshot, revive } from '../../platform/feed/event-presenter.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';

type Delivery = Omit<DeliveryRecordContext, 'buyerTenantId' | 'sellerTenantId' | 'uploadIds'> & {
  readonly id: string;
  readonly status: StatusOf<'delivery-record'>;
};

/** A delivery as both parties read it (B 2.10, D-364). The buyer learns the hash of the evidence, the seller's files stay its own. */
export const presentDelivery = (delivery: Delivery): DeliveryRecord => ({
  id: delivery.id,
  orderId: delivery.orderId,
  status: delivery.status,
  note: delivery.note,
  evidenceHash: delivery.evidenceDigest,
  deliveredAt: delivery.deliveredAt.toISOString(),
  acceptedAt: delivery.acceptedAt?.toISOString() ?? null,
  invoiceId: delivery.invoiceId,
});

export const presentEvent: EventPresenter<'delivery'> = (object) =>
  presentDelivery(
    revive<EventSnapshot<'delivery'>>(object, {
      createdAt: 'time',
      updatedAt: 'time',
      deliveredAt: 'time',
      acceptedAt: 'time',
    }),
  );
