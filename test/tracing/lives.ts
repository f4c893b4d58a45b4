import { setTimeout as delay } from 'node:timers/promises';
import { eventually, type TestTenant } from '../support/service.ts';

/** What a payment was made with, and may stand in no span. */
export interface Secrets {
  readonly phone: string;
  readonly claimToken: string;
  readonly claimTicket: string;
  readonly code: string;
}

export interface Life extends Secrets {
  readonly paymentId: string;
  readonly claimId: string;
}

/** A payment to a number that nobody holds: created, claimed by the recipient, and delivered. */
export async function live(sender: TestTenant, recipient: TestTenant, phone: string): Promise<Life> {
  const { paymentId, claimId } = await sender.api
    .createOfframpPayment({ phone, amountUsd: '5.00', memo: `for ${phone}` })
    .unwrap();
  const message = (purpose: 'CLAIM_LINK' | 'CLAIM_OTP') =>
    eventually(
      `the ${purpose} of ${phone}`,
      async () => {
        await delay(20);
        const { messages } = await sender.api.listTestMessages({ to: phone, purpose, take: 1 }).unwrap();
        return messages[0];
      },
      60_000,
    );
  const claimToken = (await message('CLAIM_LINK')).token ?? '';
  await sender.api.sendClaimOtp({ claimToken }).unwrap();
  const code = (await message('CLAIM_OTP')).code ?? '';
  const { claimTicket } = await sender.api.verifyClaimOtp({ claimToken, code }).unwrap();
  await recipient.api.acceptClaim({ claimTicket }).unwrap();
  await select(recipient, paymentId);
  await recipient.api.confirmOfframpPayment({ id: paymentId }).unwrap();
  await delivered(sender, paymentId);
  return { paymentId, claimId: claimId ?? '', phone, claimToken, claimTicket, code };
}

async function select({ api }: TestTenant, id: string): Promise<void> {
  const { routes } = await api.getOfframpPaymentRoutes({ id }).unwrap();
  await api.selectOfframpPaymentRoute({ id, routeQuoteId: routes[0]?.routeId ?? '' }).unwrap();
}

const delivered = ({ api }: TestTenant, id: string) =>
  eventually(
    `payment ${id}`,
    async () => {
      await delay(50);
      return (await api.getOfframpPayment({ id }).unwrap()).status === 'DELIVERED';
    },
    120_000,
  );

/** So many lives, a few at a time. */
export async function liveMany(
  count: number,
  atOnce: number,
  one: (nth: number) => Promise<Life>,
): Promise<readonly Life[]> {
  const lives: Life[] = [];
  let next = 0;
  const caller = async (): Promise<void> => {
    for (let nth = next++; nth < count; nth = next++) lives.push(await one(nth));
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return lives;
}
