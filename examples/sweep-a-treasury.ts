/**
 * Opens a treasury of two buckets, has a rule propose what is too much in the first one, and has an owner sign it.
 * Run: `PAYCHART_API_KEY=<key> OWNER_ADDRESS=0x… SIGNER_URL=… node sweep-a-treasury.ts`
 */
import { setTimeout as delay } from 'node:timers/promises';
import { createPaychart } from '@paychart/sdk';

const paychart = createPaychart({
  apiKey: process.env.PAYCHART_API_KEY ?? '',
  baseUrl: process.env.PAYCHART_URL ?? 'http://localhost:8080',
});

const { id } = await paychart
  .createTreasuryAccount({
    name: 'Main treasury',
    owners: [{ address: process.env.OWNER_ADDRESS ?? '' }],
    buckets: [
      { name: 'Operating', kind: 'OPERATING', targetBps: 6000 },
      { name: 'Reserve', kind: 'RESERVE', targetBps: 4000 },
    ],
  })
  .unwrap();
const [operating, reserve] = (await read('ACTIVE')).buckets;
if (operating === undefined || reserve === undefined) throw new Error('the account has two buckets');
await paychart.wallets.fund({ id: operating.walletId }).unwrap();
await read('ACTIVE', '250.00');
await tell();

const rule = await paychart
  .createTreasuryRule({
    id,
    type: 'SWEEP_EXCESS',
    sourceBucketId: operating.id,
    destBucketId: reserve.id,
    thresholdUsd: '100.00',
  })
  .unwrap();
// The rule's first run is due in an hour. The sandbox runs it now.
const { rule: ran, sweep } = await paychart.sandbox.runTestTreasuryRule({ ruleId: rule.id }).unwrap();
console.log(`${ran.lastOutcome} ${sweep?.amountUsd}`);
if (sweep === null) throw new Error('the rule has proposed nothing');
await sign(sweep.paymentId);
const { status } = await paychart.treasurySweeps.get({ sweepId: sweep.id }).unwrap();
console.log(status);
await tell();

/** The account, once it has this status and holds this much. */
async function read(wanted: string, totalUsd?: string) {
  for (let tries = 0; tries < 150; tries += 1) {
    const account = await paychart.treasuryAccounts.get({ id }).unwrap();
    if (account.status === wanted && (totalUsd === undefined || account.totalUsd === totalUsd)) return account;
    await delay(200);
  }
  throw new Error(`the account did not become ${wanted}`);
}

/** A balance that cannot be read is null, and never zero. */
async function tell(): Promise<void> {
  const { buckets } = await paychart.treasuryAccounts.get({ id }).unwrap();
  console.log(buckets.map(({ name, balanceUsd }) => `${name} ${balanceUsd ?? 'unknown'}`).join(', '));
}

/** Whoever holds the owner's key signs the raw hash; the service never does. */
async function sign(paymentId: string): Promise<void> {
  const payment = await paychart.payments.get({ id: paymentId }).unwrap();
  if (payment.generation !== 'legacy') throw new Error('the payment of a sweep is a legacy payment');
  const answer = await fetch(process.env.SIGNER_URL ?? '', { method: 'POST', body: payment.multisigTxHash });
  await paychart.payments.sign({ id: paymentId, signature: await answer.text() }).unwrap();
}
