/**
 * Takes an escrow invoice from draft to release: the payer and the payee sign, and the payee has the money.
 * Run: `npm install viem`, then `PAYCHART_API_KEY=… node escrow-invoice.ts`, against a sandbox.
 */
import { createPaychart } from '@paychart/sdk';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const baseUrl = process.env.PAYCHART_URL ?? 'http://localhost:8080';
const paychart = createPaychart({ apiKey: process.env.PAYCHART_API_KEY ?? '', baseUrl });
const payer = privateKeyToAccount(generatePrivateKey());
const payee = privateKeyToAccount(generatePrivateKey());

const { id } = await paychart
  .createInvoice({
    amountUsd: '12.00',
    payerAddress: payer.address,
    payeeAddress: payee.address,
    payeeName: 'Acme Imports',
  })
  .unwrap();
const { holdAddress, holdWalletId } = await paychart.invoices.send({ id }).unwrap();
console.log(`pay 12.00 USDC to ${holdAddress}`);

// In a sandbox the faucet pays in place of the payer.
await paychart.wallets.fund({ id: holdWalletId ?? '', asset: 'usdc', amount: '12.00' }).unwrap();
await until('FUNDED', async () => (await paychart.invoices.get({ id }).unwrap()).status);
await paychart.invoices.deliver({ id, evidence: { note: 'Signed for at dock 4' } }).unwrap();

// Only a deployed multisig pays out.
await until('DEPLOYED', async () => (await paychart.wallets.get({ id: holdWalletId ?? '' }).unwrap()).status);
const { settlement } = await paychart.invoices.release({ id }).unwrap();
for (const signer of [payee, payer]) await sign(settlement?.paymentId ?? '', signer);
await until('RELEASED', async () => (await paychart.invoices.get({ id }).unwrap()).status);

/** An owner signs the raw hash; the second signature executes the payment. */
async function sign(paymentId: string, signer: typeof payer): Promise<void> {
  const payment = await paychart.payments.get({ id: paymentId }).unwrap();
  if (payment.generation !== 'legacy') throw new Error('a settlement is a legacy payment');
  const signature = await signer.sign({ hash: payment.multisigTxHash as `0x${string}` });
  await paychart.payments.sign({ id: paymentId, signature }).unwrap();
}

async function until(status: string, read: () => Promise<string>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while ((await read()) !== status) {
    if (Date.now() > deadline) throw new Error(`it does not become ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.log(status);
}
