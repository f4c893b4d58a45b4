/**
 * Grants a member authority that the organization's multisig backs, pays beyond its limit, and has two members vote.
 * Run: `PAYCHART_OWNER=<session> PAYCHART_PAYER=<session> PAYCHART_VOTERS=<session>,<session> SIGNER_URL=… node approve-a-payment.ts +15550104567`
 */
import { createPaychart } from '@paychart/sdk';

const baseUrl = process.env.PAYCHART_URL ?? 'http://localhost:8080';
const as = (session: string) => createPaychart({ session, baseUrl });
const owner = as(process.env.PAYCHART_OWNER ?? '');
const payer = as(process.env.PAYCHART_PAYER ?? '');
const voters = (process.env.PAYCHART_VOTERS ?? '').split(',').map(as);
const phone = process.argv[2] ?? '+15550104567';

await grant();
const payment = await payer.offrampPayments.create({ phone, amountUsd: '250.00' }).unwrap();
console.log(`${payment.paymentId} ${payment.status} ${payment.holdReasons.join(' ')}`);
await vote(payment.approvalRequestId ?? '');
const { status } = await payer.offrampPayments.get({ id: payment.paymentId }).unwrap();
console.log(`${payment.paymentId} ${status}`);

/** One payment may be 100 USD; the policy asks for two votes above 200 USD. The grant counts before it is attested, too. */
async function grant(): Promise<void> {
  const memberId = await memberOf(payer);
  const approvals = [{ aboveUsd: '200', minimumApprovals: 2 }];
  await owner.approvals.setPaymentPolicy({ rules: { approvals } }).unwrap();
  for (const voter of voters) {
    await owner.authorities.create({ memberId: await memberOf(voter), allowedActions: ['payment.approve'] }).unwrap();
  }
  const { authority, attestation } = await owner
    .createAuthority({ memberId, allowedActions: ['payment.create'], perTxLimitUsd: '100' })
    .unwrap();
  // Whoever holds the keys of the multisig's owners signs; we only carry the blob.
  const signed = await fetch(process.env.SIGNER_URL ?? '', {
    method: 'POST',
    body: JSON.stringify(attestation.message),
  });
  const attested = await owner
    .attestAuthority({ memberId, authorityId: authority.id, signature: await signed.text() })
    .unwrap();
  console.log(`${attested.credential.kind} ${attested.credential.status}`);
}

async function memberOf(session: typeof owner): Promise<string> {
  const { member } = await session.accounts.getMe().unwrap();
  if (member === null) throw new Error('the session acts for no member');
  return member.id;
}

async function vote(id: string): Promise<void> {
  for (const voter of voters) {
    const { data, error } = await voter.approvals.sign({ id });
    if (data) console.log(`${data.status} ${data.receivedWeight} of ${data.requiredWeight}`);
    else console.log(`refused: ${error.code}`);
  }
}
