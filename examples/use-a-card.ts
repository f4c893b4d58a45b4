/**
 * Issues a card of a deployed wallet, uses it until its daily cap declines it, gives one purchase back, and freezes it.
 * Run: `PAYCHART_API_KEY=svc_test_… node use-a-card.ts wal_…`
 */
import { createPaychart } from '@paychart/sdk';

const baseUrl = process.env.PAYCHART_URL ?? 'http://localhost:8080';
const paychart = createPaychart({ apiKey: process.env.PAYCHART_API_KEY ?? '', baseUrl });
const walletId = process.argv[2] ?? '';

const card = await paychart
  .issueCard({ walletId, perTransactionUsd: '100.00', dailyUsd: '150.00', blockedMcc: ['7995'] })
  .unwrap();
console.log(`${card.cardId} ${card.status}, draws from ${card.multisigAddress}`);

const lunch = await use('90.00', '5812');
await use('100.01', '5732');
await use('20.00', '7995');
await use('60.01', '5812');
await giveBack(lunch, '30.00');
await use('60.01', '5812');
console.log((await paychart.cards.freeze({ id: card.cardId }).unwrap()).status);
await use('1.00', '5812');

/** In the sandbox a request stands for the merchant; a decline is an answer, not an error. */
async function use(amountUsd: string, mcc: string): Promise<string> {
  const used = await paychart.sandbox.createTestCardAuthorization({ id: card.cardId, amountUsd, mcc }).unwrap();
  const { approved, declineReason, spent } = used;
  console.log(`${amountUsd} at ${mcc}: ${approved ? 'approved' : declineReason}, ${spent.dailyUsd} today`);
  return used.authorizationId;
}

async function giveBack(authorizationId: string, amountUsd: string): Promise<void> {
  const { reversedUsd, spent } = await paychart
    .reverseTestCardAuthorization({ id: card.cardId, authorizationId, amountUsd })
    .unwrap();
  console.log(`${reversedUsd} given back, ${spent.dailyUsd} today`);
}
