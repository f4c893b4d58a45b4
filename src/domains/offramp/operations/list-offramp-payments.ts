import type { Handler } from '../../../platform/http/handler.ts';
import { listForEachValue } from '../../../platform/lists/alternatives.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentable, presentListed } from '../offramp-payment.present.ts';
import { type PaymentRow, paymentLists } from '../offramp-payment.store.ts';

/** The tenant's payments, sent and received, newest first, without quotes (A 4.1, D-044, D-074). */
export const listOfframpPayments: Handler<'listOfframpPayments'> = async ({ query, tenantId, reads, nextPage }) => {
  const { role, status, clientReference } = query;
  const lists = paymentLists(tenantId, { role, surface: 'offramp', clientReference });
  const { rows, next } = await page<PaymentRow>(reads, listForEachValue(lists, 'status', status), query);
  nextPage(next);
  return { payments: rows.map((row) => presentListed(presentable(row), tenantId)) };
};
