import type { OperationId } from '../../generated/contract/operations.ts';
import { parseUsd } from '../../src/payments/ledger/money.ts';
import { newId } from '../../src/platform/db/ids.ts';
import type { Client, TestTenant } from '../support/service.ts';
import { onlyAudited } from '../support/unchanged.ts';
import type { PaymentWorld } from './payment-world.ts';

/** The operations that an explanation calls refused for a client; none where the client does not find the resource. */
export async function refusedFor(client: Client, id: string): Promise<readonly OperationId[]> {
  const told = await client.explainResource({ id });
  if (!told.ok) return [];
  const refused = told.data.next.flatMap(({ operationId, allowed, code }) =>
    operationId !== null && allowed === false && code !== null ? [operationId as OperationId] : [],
  );
  return [...new Set(refused)];
}

type Ask = (party: TestTenant, world: PaymentWorld) => Promise<{ readonly error?: unknown }>;

/** How a payment's parties ask for each operation that an explanation may call refused. */
const ASKS: Readonly<Partial<Record<OperationId, Ask>>> = {
  cancelOfframpPayment: ({ api }, { paymentId: id }) => api.cancelOfframpPayment({ id }),
  confirmOfframpPayment: ({ api }, { paymentId: id }) => api.confirmOfframpPayment({ id }),
  selectOfframpPaymentRoute: ({ api }, { paymentId: id }) =>
    api.selectOfframpPaymentRoute({ id, routeQuoteId: newId('rq') }),
  cancelPayment: ({ api }, { paymentId: id }) => api.cancelPayment({ id }),
  confirmPayment: ({ api }, { paymentId: id }) => api.confirmPayment({ id }),
  selectPaymentRoute: ({ api }, { paymentId: id }) => api.selectPaymentRoute({ id, routeQuoteId: newId('rq') }),
  approvePayment: ({ api }, { paymentId: id }) => api.approvePayment({ id }),
  reevaluateTestPayment: ({ api }, { paymentId: id }) => api.reevaluateTestPayment({ id }),
  signApproval: async (party, world) => party.api.signApproval({ id: await approvalOf(world) }),
  rejectApproval: async (party, world) => party.api.rejectApproval({ id: await approvalOf(world) }),
  depositOfframpPayment: ({ api }, { paymentId: id, amountUsd }) =>
    api.depositOfframpPayment({ id, amountMinor: String(parseUsd(amountUsd)) }),
};

/** Its request for approval, or an id that nothing has. */
const approvalOf = async ({ service, paymentId }: PaymentWorld): Promise<string> => {
  const request = await service.pool.owner('approval_requests').where({ payment_id: paymentId }).first('id');
  return request?.id ?? `apr_${'0'.repeat(26)}`;
};

/**
 * Asks as both parties for everything that their explanations call refused. `Predictions` compares each answer with what
 * was predicted; here each has to change nothing.
 */
export async function askRefused(world: PaymentWorld, situation: string): Promise<void> {
  for (const [side, party] of Object.entries({ sender: world.sender, recipient: world.recipient })) {
    const refused = await refusedFor(party.api, world.paymentId);
    await onlyAudited(world.service, `predicted for the ${side}, ${situation}`, async () => {
      const answers: { code: string; statusCode: number }[] = [];
      for (const operationId of refused) {
        const ask = ASKS[operationId];
        if (ask === undefined) throw new Error(`${operationId} is predicted to be refused, and nothing asks for it`);
        const { error } = await ask(party, world);
        if (error !== undefined) answers.push(error as { code: string; statusCode: number });
      }
      return answers;
    });
  }
}
