import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** An answer, as far as a play reads it. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many operations, whose forms the comparison itself looks at.
export type Answer = any;

export interface Stage {
  /** Founds a tenant, by whose name calls are then made; `Sandbox` is there and has money. */
  found(name: string): Promise<void>;
  /** Calls an operation of the SDK, and notes what it answers, refusals too. */
  ask(tenant: string, call: string, input?: unknown): Promise<Answer>;
  /** Calls it until the answer has these values, and notes that answer alone. */
  until(tenant: string, call: string, input: unknown, values: Readonly<Record<string, unknown>>): Promise<Answer>;
}

const PAYER = 'Sandbox';
const PHONE = '+15550107001';

/** Ways through lifecycles with what they refuse, each of them played to a service and to the mock. */
export const plays: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'offramp-payment'({ found, ask, until }) {
    await found('Recipient');
    await ask(PAYER, 'createOfframpPayment', { phone: 'none', amountUsd: '1.00' });
    await ask(PAYER, 'createOfframpPayment', { phone: PHONE, amountUsd: '99999999.00' });
    const { paymentId: id } = await ask(PAYER, 'createOfframpPayment', { phone: PHONE, amountUsd: '12.00' });
    await ask('Recipient', 'getOfframpPayment', { id });
    await until(PAYER, 'getOfframpPayment', { id }, { status: 'PENDING_CLAIM' });
    await ask(PAYER, 'confirmOfframpPayment', { id });
    const verification = await ask('Recipient', 'createVerificationSession', { kind: 'KYB', country: 'US' });
    await until('Recipient', 'simulateVerificationSession', { id: verification.id }, { status: 'VERIFIED' });
    const alias = await ask('Recipient', 'createPhoneAlias', { phone: PHONE });
    await ask('Recipient', 'verifyPhoneAlias', { id: alias.id, code: 'wrong!' });
    const inbox = { to: PHONE, purpose: 'ALIAS_OTP', take: 1 };
    const { messages } = await until('Recipient', 'listTestMessages', inbox, { 'messages.0.purpose': 'ALIAS_OTP' });
    await ask('Recipient', 'verifyPhoneAlias', { id: alias.id, code: messages[0].code });
    await ask('Recipient', 'createPayoutDestination', { type: 'SERVICE_BALANCE' });
    await until('Recipient', 'getOfframpPayment', { id }, { status: 'AWAITING_RECIPIENT_CONFIRMATION' });
    await ask('Recipient', 'confirmOfframpPayment', { id });
    const { routes } = await ask('Recipient', 'getOfframpPaymentRoutes', { id });
    await ask('Recipient', 'selectOfframpPaymentRoute', { id, routeQuoteId: 'rq_none' });
    await ask('Recipient', 'selectOfframpPaymentRoute', { id, routeQuoteId: routes[0].routeId });
    await ask('Recipient', 'confirmOfframpPayment', { id });
    await until(PAYER, 'getOfframpPayment', { id }, { status: 'DELIVERED' });
    await ask(PAYER, 'cancelOfframpPayment', { id });
    await ask(PAYER, 'listOfframpPayments', { status: ['DELIVERED'], take: 1 });
    await ask(PAYER, 'explainResource', { id });
  },

  async 'canceled payment'({ ask, until }) {
    const { paymentId: id } = await ask(PAYER, 'createOfframpPayment', { phone: '+15550107002', amountUsd: '2.00' });
    await until(PAYER, 'getOfframpPayment', { id }, { status: 'PENDING_CLAIM' });
    await ask(PAYER, 'cancelOfframpPayment', { id });
    await until(PAYER, 'getOfframpPayment', { id }, { status: 'CANCELED' });
    await ask(PAYER, 'cancelOfframpPayment', { id });
    await ask(PAYER, 'cancelOfframpPayment', { id: 'pay_none' });
  },

  async 'payout-destination'({ found, ask, until }) {
    await found('Payee');
    await ask('Payee', 'createPayoutDestination', { type: 'NOPE' });
    await ask('Payee', 'createPayoutDestination', { type: 'ONCHAIN_WALLET', address: '0x1' });
    await ask('Payee', 'createPayoutDestination', { type: 'SERVICE_BALANCE' });
    const verification = await ask('Payee', 'createVerificationSession', { kind: 'KYB', country: 'US' });
    await until('Payee', 'simulateVerificationSession', { id: verification.id }, { status: 'VERIFIED' });
    const balance = await ask('Payee', 'createPayoutDestination', { type: 'SERVICE_BALANCE' });
    await ask('Payee', 'getPayoutDestination', { id: balance.id });
    await ask('Payee', 'setDefaultPayoutDestination', { id: balance.id });
    await ask('Payee', 'revokePayoutDestination', { id: balance.id });
    await ask('Payee', 'listPayoutDestinations');
  },

  async 'wallet and invoice'({ ask, until }) {
    const [payer, payee] = [1, 2].map(() => privateKeyToAccount(generatePrivateKey()));
    if (!(payer && payee)) throw new Error('there are two parties');
    const [payerAddress, payeeAddress] = [payer.address, payee.address];
    await ask(PAYER, 'createInvoice', { amountUsd: '0.00', payerAddress, payeeAddress, payeeName: 'Acme' });
    const draft = { amountUsd: '12.00', payerAddress, payeeAddress, payeeName: 'Acme' };
    const { id } = await ask(PAYER, 'createInvoice', draft);
    await ask(PAYER, 'deliverInvoice', { id, evidence: { note: 'too early' } });
    const { holdWalletId } = await ask(PAYER, 'sendInvoice', { id });
    await ask(PAYER, 'fundWallet', { id: holdWalletId, asset: 'usdc', amount: '12.00' });
    await until(PAYER, 'getInvoice', { id }, { status: 'FUNDED' });
    await ask(PAYER, 'deliverInvoice', { id, evidence: { note: 'Signed for at dock 4' } });
    await until(PAYER, 'getWallet', { id: holdWalletId }, { status: 'DEPLOYED' });
    const { settlement } = await ask(PAYER, 'releaseInvoice', { id });
    for (const signer of [payee, payer]) {
      const payment = await ask(PAYER, 'getPayment', { id: settlement.paymentId });
      const signature = await signer.sign({ hash: payment.multisigTxHash });
      await ask(PAYER, 'signPayment', { id: settlement.paymentId, signature });
    }
    await until(PAYER, 'getInvoice', { id }, { status: 'RELEASED' });
    await ask(PAYER, 'releaseInvoice', { id });
  },

  async 'treasury-account'({ ask, until }) {
    const owner = privateKeyToAccount(generatePrivateKey());
    const buckets = [
      { name: 'Operating', kind: 'OPERATING', targetBps: 6000 },
      { name: 'Reserve', kind: 'RESERVE', targetBps: 4000 },
    ];
    const input = { name: 'Main', owners: [{ address: owner.address }], buckets };
    const { id } = await ask(PAYER, 'createTreasuryAccount', input);
    const account = await until(PAYER, 'getTreasuryAccount', { id }, { status: 'ACTIVE' });
    const [source, target] = account.buckets;
    await ask(PAYER, 'fundWallet', { id: source.walletId });
    await until(PAYER, 'getTreasuryAccount', { id }, { status: 'ACTIVE', totalUsd: '250.00' });
    const rule = { type: 'SWEEP_EXCESS', sourceBucketId: source.id, destBucketId: target.id, thresholdUsd: '100.00' };
    const { id: ruleId } = await ask(PAYER, 'createTreasuryRule', { id, ...rule });
    const { sweep } = await ask(PAYER, 'runTestTreasuryRule', { ruleId });
    const payment = await ask(PAYER, 'getPayment', { id: sweep.paymentId });
    const signature = await owner.sign({ hash: payment.multisigTxHash });
    await ask(PAYER, 'signPayment', { id: sweep.paymentId, signature });
    await until(PAYER, 'getTreasurySweep', { sweepId: sweep.id }, { status: 'COMPLETED' });
  },
};
