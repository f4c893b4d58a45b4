import type { Order } from '../../../generated/contract/schemas.ts';
import type { AggregateView } from '../../platform/lifecycle.ts';

/** An order as its customer reads it. */
export const presentOrder = (order: AggregateView<'order'>): Order => ({
  id: order.id,
  status: order.publicStatus,
  phone: order.context.reference,
  lines: order.context.lines,
  note: order.context.note,
});
