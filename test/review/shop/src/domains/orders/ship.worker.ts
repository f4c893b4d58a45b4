import type { Aggregate } from '../../platform/lifecycle.ts';

type Order = Aggregate<'order'>;

export async function ship(order: Order, carrier: string): Promise<void> {
  if (order.can('SHIP')) await order.send('SHIP', { carrier });
}

/** How far an order is, for people. */
export function progress({ status }: Order): string {
  switch (status) {
    case 'PLACED':
      return 'waits';
    case 'SHIPPED':
      return 'left';
    default:
      return 'unknown';
  }
}
