import type { Payment } from '../../../../generated/contract/schemas.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { presentListedPayment, projected } from '../../offramp/intents/index.ts';
import { presentMultisigPayment } from '../multisig-payment.present.ts';
import { pageOfPayments, rowsOf } from '../payment-list.store.ts';

/** The tenant's payments of all generations, newest first, without quotes (A 4.2, D-044, D-166, D-529). */
export const listPayments: Handler<'listPayments'> = async ({ query, tenantId, reads, services, nextPage }) => {
  const { rows, next } = await pageOfPayments(reads, tenantId, query, query);
  nextPage(next);
  const { payments, legacies } = await rowsOf(reads, tenantId, rows);
  return {
    payments: rows.flatMap(({ id }): Payment[] => {
      const payment = payments.get(id);
      if (payment) return [presentListedPayment(projected(payment), tenantId)];
      const legacy = legacies.get(id);
      return legacy ? [presentMultisigPayment(legacy, services)] : [];
    }),
  };
};
