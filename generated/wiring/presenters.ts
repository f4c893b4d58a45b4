// Generated from src/ by `npm run generate`. Do not edit.

import { presentEvent as delivery } from '../../src/domains/trade/delivery.present.ts';
import { presentEvent as loan } from '../../src/domains/lending/loan.present.ts';
import { presentEvent as multisigPayment } from '../../src/domains/payments/multisig-payment.present.ts';
import { presentEvent as offer } from '../../src/domains/lending/offer.present.ts';
import { presentEvent as payment } from '../../src/domains/offramp/intents/payment.present.ts';
import { presentEvent as purchaseOrder } from '../../src/domains/lending/orders/purchase-order.present.ts';
import { presentEvent as salesOrder } from '../../src/domains/trade/sales-order.present.ts';
import { presentEvent as treasurySweep } from '../../src/domains/treasury/treasury-sweep.present.ts';
import type { EventPresenters } from '../../src/platform/feed/event-presenter.ts';

/** What renders the events of a lifecycle for each party, by the family of their types. */
export const presenters = {
  delivery: delivery,
  loan: loan,
  multisig_payment: multisigPayment,
  offer: offer,
  payment: payment,
  purchase_order: purchaseOrder,
  sales_order: salesOrder,
  'treasury.sweep': treasurySweep,
} satisfies EventPresenters;
