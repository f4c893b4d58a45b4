import { expect } from 'vitest';
import type { OperationId } from '../../generated/contract/operations.ts';
import { newId } from '../../src/kernel/db/ids.ts';
import { parseUsd } from '../../src/kernel/ledger/money.ts';
import type { Client, TestTenant } from '../support/service.ts';
import { onlyAudited } from '../support/unchanged.ts';
import type { PaymentWorld } from './payment-world.ts';

/** A refusal that an explanation predicts for its caller. */
export interface Predicted {
  readonly event: string;
  readonly operationId: string;
  readonly code: string;
}

/** The refusals that an explanation predicts for a client; none where the client does not find the resource. */
export async function predictedFor(client: Client, id: string): Promise<readonly Predicted[]> {
  const told = await client.explainResource({ id });
  if (!told.ok) return [];
  return told.data.next.flatMap(({ event, operationId, allowed, code }) =>
    operationId !== null && allowed === false && code !== null ? [{ event, operationId, code }] : [],
  );
}

type Ask = (party: TestTenant, world: PaymentWorld) => Promise<{ readonly error?: unknown }>;

/** How a payment's parties ask for each operation that an explanation may call refused. */
const ASKS: Readonly<Partial<Record<OperationId, Ask>>> = {
  cancelOfframpPayment: ({ api }, { paymentId: id }) => api.cancelOfframpPayment({ id }),
  confirmOfframpPayment: ({ api }, { paymentId: id }) => api.confirmOfframpPayment({ id }),
  selectOfframpPaymentRoute: ({ api }, { paymentId: id }) =>
    api.selectOfframpPaymentRoute({ id, routeQuoteId: newId('rq') }),
  reevaluateTestPayment: ({ api }, { paymentId: id }) => api.reevaluateTestPayment({ id }),
  depositOfframpPayment: ({ api }, { paymentId: id, amountUsd }) =>
    api.depositOfframpPayment({ id, amountMinor: String(parseUsd(amountUsd)) }),
};

/** Asks for everything that the explanations of both parties call refused: each is refused with the predicted code. */
export async function checkPredictions(world: PaymentWorld, situation: string): Promise<number> {
  let checked = 0;
  for (const [side, party] of Object.entries({ sender: world.sender, recipient: world.recipient })) {
    const predictions = await predictedFor(party.api, world.paymentId);
    await onlyAudited(world.service, `predicted for the ${side}, ${situation}`, async () => {
      const answers: { code: string; statusCode: number }[] = [];
      for (const { operationId, code } of predictions) {
        const ask = ASKS[operationId as OperationId];
        if (ask === undefined) throw new Error(`${operationId} is predicted to be refused, and nothing asks for it`);
        const { error } = await ask(party, world);
        expect(error, `${operationId} by the ${side}, ${situation}`).toMatchObject({ code });
        answers.push(error as { code: string; statusCode: number });
        checked += 1;
      }
      return answers;
    });
  }
  return checked;
}
