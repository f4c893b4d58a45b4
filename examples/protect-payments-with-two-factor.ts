/**
 * Enrolls an e-mail factor, saves a payee, switches protection on, and pays: the code of the payment is asked for.
 * In a sandbox the codes lie in the inbox of the simulated gateway, which the key reads; elsewhere a person types them.
 * Run: `PAYCHART_SESSION=<session> PAYCHART_API_KEY=svc_test_… node protect-payments-with-two-factor.ts +15550104567`
 */
import { setTimeout as delay } from 'node:timers/promises';
import { createPaychart, type TwoFactorPrompt, withTwoFactor } from '@paychart/sdk';

const baseUrl = process.env.PAYCHART_URL ?? 'http://localhost:8080';
const member = createPaychart({ session: process.env.PAYCHART_SESSION ?? '', baseUrl });
const inbox = createPaychart({ apiKey: process.env.PAYCHART_API_KEY ?? '', baseUrl });
const phone = process.argv[2] ?? '+15550104567';
const email = 'approver@example.com';

await enroll();
await member.contacts.create({ label: 'Blue Harbor', phone }).unwrap();
const { thresholdUsd } = await member.protection.updateSettings({ enabled: true, thresholdUsd: '20.00' }).unwrap();
console.log(`protected from ${thresholdUsd} USD on`);
const order = { phone, amountUsd: '25.00' };
const paid = await withTwoFactor(member, (options) => member.offrampPayments.create(order, options), ask);
console.log(paid.ok ? `${paid.data.paymentId} ${paid.data.status}` : `refused: ${paid.error.code}`);

/** The first verified factor of a member counts at once while protection is off; later ones cool off first. */
async function enroll(): Promise<void> {
  const { id, hint } = await member.twoFactorFactors.enroll({ type: 'EMAIL', email }).unwrap();
  const { status } = await member.twoFactorFactors.verify({ id, code: await codeOf('FACTOR_OTP') }).unwrap();
  console.log(`${hint} ${status}`);
}

async function ask(prompt: TwoFactorPrompt) {
  const [factor] = prompt.factors;
  if (factor === undefined) return undefined;
  await prompt.sendCode(factor.id);
  console.log(`approving ${prompt.amountUsd} USD to ${prompt.destinationLabel}`);
  return { factorId: factor.id, code: await codeOf('TWOFA_OTP') };
}

async function codeOf(purpose: 'FACTOR_OTP' | 'TWOFA_OTP'): Promise<string> {
  for (;;) {
    const { messages } = await inbox.sandbox.listTestMessages({ to: email, purpose, take: 1 }).unwrap();
    const code = messages[0]?.code;
    if (code) return code;
    await delay(50);
  }
}
