import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaychart } from '#sdk';
import { documented, propertiesOf } from '../../contract/documented.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { declined } from '../cards/fixture.ts';
import { plantCard } from '../cards/plant-card.ts';
import { bind, businessOf } from '../identity/wallets-of-identities.ts';
import { legacyBody, ownedWallet, proposed, signed, usdcOf } from '../payments/fixture.ts';
import { newOwner, runUntilChainIdle } from '../wallets/owners.ts';
import {
  AMOUNT,
  advance,
  arbiterOf,
  drafted,
  funded,
  invoiceOf,
  pay,
  polled,
  sent,
  settledBy,
  settlementOf,
  statusOf,
  THIRTY_DAYS_S,
} from './fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let globex: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source, variables: { EXECUTION_WAIT_MS: '0' } });
  acme = await service.signUp('Acme Invoices');
  globex = await service.signUp('Globex Invoices');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const order = (more: object = {}) => ({
  amountUsd: '12.00',
  payerAddress: newOwner().address as string,
  payeeAddress: newOwner().address as string,
  payeeName: 'Acme Imports',
  ...more,
});

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

describe('a draft (R355, R356, R357, D-288, D-289)', () => {
  it('has the platform’s arbiter, no escrow and no end by default', async () => {
    const body = order();
    const invoice = await acme.api.createInvoice(body).unwrap();
    expect(invoice).toEqual({
      id: expect.stringMatching(/^inv_/),
      status: 'DRAFT',
      ...body,
      arbiterAddress: (await arbiterOf(acme)).address,
      holdAddress: null,
      holdWalletId: null,
      chainId: 84532,
      expiresAt: null,
      evidence: null,
      settlement: null,
      sentAt: null,
      fundedAt: null,
      deliveredAt: null,
      releasedAt: null,
      refundedAt: null,
      cancelledAt: null,
      expiredAt: null,
      createdAt: expect.any(String),
    });
    expect(await invoiceOf(acme, invoice.id)).toEqual(invoice);
  });

  it('keeps addresses checksummed, and the end that it names', async () => {
    const body = order({ arbiterAddress: newOwner().address, expiresAt: inSeconds(3600) });
    const lower = { ...body, payerAddress: body.payerAddress.toLowerCase() };
    expect(await acme.api.createInvoice(lower).unwrap()).toMatchObject(body);
  });

  it.each(['payeeAddress', 'arbiterAddress'])(
    'is refused when its %s is also the payer’s, whatever the case',
    async (field) => {
      const body = order();
      const same = { ...body, [field]: body.payerAddress.toLowerCase() };
      expect(await acme.api.createInvoice(same)).toMatchObject({
        error: { code: 'INVOICE_PARTIES_NOT_DISTINCT', statusCode: 400 },
      });
    },
  );

  it('is refused when a party is also the arbiter', async () => {
    const body = order({ payeeAddress: (await arbiterOf(acme)).address });
    expect(await acme.api.createInvoice(body)).toMatchObject({ error: { code: 'INVOICE_PARTIES_NOT_DISTINCT' } });
  });

  it('is refused when the arbiter and the payee or payer are both the tenant’s own (D-289)', async () => {
    const [own, second] = await Promise.all([ownedWallet(service, chain, acme), ownedWallet(service, chain, acme)]);
    const refused = { error: { code: 'INVOICE_PARTIES_NOT_DISTINCT' } };
    for (const party of ['payerAddress', 'payeeAddress']) {
      const body = order({ [party]: own.address, arbiterAddress: second.address });
      expect(await acme.api.createInvoice(body)).toMatchObject(refused);
      // To another tenant the two are strangers: the answer tells nobody whose they are.
      expect((await globex.api.createInvoice(body)).ok).toBe(true);
    }
    expect((await acme.api.createInvoice(order({ arbiterAddress: second.address }))).ok).toBe(true);
  });

  it('is refused when the arbiter’s wallet is bound to an identity of the tenant, as long as it is bound (D-289)', async () => {
    const tenant = await service.signUp('Initech Bound');
    const { id: identityId } = await businessOf(tenant);
    const [payee, arbiter] = [await bind(tenant, identityId), await bind(tenant, identityId)];
    const body = order({ payeeAddress: payee.walletAddress, arbiterAddress: arbiter.walletAddress });
    expect(await tenant.api.createInvoice(body)).toMatchObject({ error: { code: 'INVOICE_PARTIES_NOT_DISTINCT' } });
    await tenant.api.revokeWalletBinding({ id: identityId, bindingId: arbiter.id }).unwrap();
    expect((await tenant.api.createInvoice(body)).ok).toBe(true);
  });

  it('is refused for the token’s contract and for a wrong checksum (D-495, D-064)', async () => {
    const { settlementToken } = chain.chain.contracts;
    const { payeeAddress } = order();
    const wrong = `0x${payeeAddress.slice(2).replace(/[a-fA-F]/g, (c) => (c < 'a' ? c.toLowerCase() : c.toUpperCase()))}`;
    for (const given of [settlementToken, wrong]) {
      expect(await acme.api.createInvoice(order({ payeeAddress: given }))).toMatchObject({
        error: { code: 'INVALID_WALLET_ADDRESS', details: { errors: [{ path: '/body/payeeAddress' }] } },
      });
    }
  });

  it('is refused with an expiry that is not in the future', async () => {
    expect(await acme.api.createInvoice(order({ expiresAt: inSeconds(-1) }))).toMatchObject({
      error: { code: 'VALIDATION_FAILED', details: { errors: [{ path: '/body/expiresAt', rule: 'future' }] } },
    });
  });

  it('is listed newest first and by status, for its own tenant only', async () => {
    const tenant = await service.signUp('Initech Lists');
    const first = await drafted(tenant);
    const second = await drafted(tenant);
    await tenant.api.cancelInvoice({ id: first.id }).unwrap();
    const ids = async (query: object) => (await tenant.api.listInvoices(query).unwrap()).invoices.map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ status: 'CANCELLED' })).toEqual([first.id]);
    expect(await acme.api.getInvoice({ id: second.id })).toMatchObject({ error: { code: 'INVOICE_NOT_FOUND' } });
    for (const verb of [
      'sendInvoice',
      'deliverInvoice',
      'releaseInvoice',
      'refundInvoice',
      'cancelInvoice',
      'pollTestInvoice',
    ] as const) {
      expect(await acme.api[verb]({ id: second.id }), verb).toMatchObject({ error: { code: 'INVOICE_NOT_FOUND' } });
    }
  });
});

describe('sending (R300, R358, R407, D-290, D-291)', () => {
  it('shows at once the address at which the escrow is then deployed', async () => {
    const { id } = await drafted(acme);
    const invoice = await acme.api.sendInvoice({ id }).unwrap();
    expect(invoice).toMatchObject({ status: 'SENT', holdAddress: expect.stringMatching(/^0x/) });
    expect(Date.parse(invoice.expiresAt ?? '') - Date.parse(invoice.sentAt ?? '')).toBe(THIRTY_DAYS_S * 1000);
    expect(await chain.client.getCode({ address: invoice.holdAddress as `0x${string}` })).toBeUndefined();
    await runUntilChainIdle(service);
    const wallet = await acme.api.getWallet({ id: invoice.holdWalletId ?? '' }).unwrap();
    expect(wallet).toMatchObject({ address: invoice.holdAddress, status: 'DEPLOYED', threshold: 2, kind: 'STANDARD' });
    expect(await acme.api.sendInvoice({ id })).toMatchObject({
      error: { code: 'INVALID_TRANSITION', details: { from: 'SENT', event: 'SEND' } },
    });
  });

  it('is refused once the end has passed; the draft stays, and can be cancelled (R420)', async () => {
    const tenant = await service.signUp('Initech Late');
    const { id } = await drafted(tenant, { expiresAt: inSeconds(60) });
    await advance(tenant, 61);
    expect(await tenant.api.sendInvoice({ id })).toMatchObject({ error: { code: 'INVALID_TRANSITION' } });
    expect(await statusOf(tenant, id)).toBe('DRAFT');
    expect(await tenant.api.cancelInvoice({ id }).unwrap()).toMatchObject({ status: 'CANCELLED', expiredAt: null });
  });
});

describe('the public view (R359, R456, R536, R584, D-061)', () => {
  it('shows a payer the sent invoice by its id, and no draft (D-288)', async () => {
    const nobody = createPaychart({ baseUrl: service.url, maxRetries: 0 });
    const { id } = await drafted(acme);
    expect(await nobody.getPublicInvoice({ id })).toMatchObject({
      error: { code: 'INVOICE_NOT_FOUND', statusCode: 404 },
    });
    const invoice = await acme.api.sendInvoice({ id }).unwrap();
    const { holdAddress, payeeName, arbiterAddress, expiresAt } = invoice;
    expect(await nobody.getPublicInvoice({ id }).unwrap()).toEqual({
      receivedUsd: '0.00',
      amountUsd: '12.00',
      status: 'SENT',
      holdAddress,
      chainId: 84532,
      payeeName,
      arbiterAddress,
      expiresAt,
      tokenAddress: chain.chain.contracts.settlementToken,
    });
    const answer = await fetch(`${service.url}/v1/invoices/public/${id}`, { headers: { origin: 'https://shop.test' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('has no address when the invoice was cancelled as a draft', async () => {
    const { id } = await drafted(acme);
    await acme.api.cancelInvoice({ id }).unwrap();
    expect(await acme.api.getPublicInvoice({ id }).unwrap()).toMatchObject({ status: 'CANCELLED', holdAddress: null });
  });

  it('is the same for a key of another tenant', async () => {
    const { id } = await sent(service, globex, { deployed: false });
    expect(Object.keys(await acme.api.getPublicInvoice({ id }).unwrap())).toHaveLength(9);
  });
});

describe('funding (R409, R410, R418, R419, D-293)', () => {
  it('takes the whole amount: one unit short is not FUNDED, and the last unit funds it', async () => {
    const escrow = await sent(service, acme);
    await pay(service, escrow.hold, AMOUNT - 1n);
    expect(await polled(acme, escrow.id)).toMatchObject({ status: 'SENT', fundedAt: null });
    await pay(service, escrow.hold, 1n);
    // The service looks by itself: whoever paid asks for nothing.
    await service.runUntilIdle();
    expect(await invoiceOf(acme, escrow.id)).toMatchObject({ status: 'FUNDED', fundedAt: expect.any(String) });
    const { events } = await acme.api.listEvents({ resourceId: escrow.id }).unwrap();
    expect(events.map(({ type }) => type)).toEqual(['invoice.funded', 'invoice.sent']);
  });

  it('in parts shows each part once, and the balance at the funding (D-288)', async () => {
    const escrow = await sent(service, acme);
    const received = async () => (await acme.api.getPublicInvoice({ id: escrow.id }).unwrap()).receivedUsd;
    for (const [units, usd] of [
      [5_000_000n, '5.00'],
      [1n, '5.000001'],
    ] as const) {
      await pay(service, escrow.hold, units);
      await polled(acme, escrow.id);
      await polled(acme, escrow.id);
      expect(await received()).toBe(usd);
    }
    expect(await statusOf(acme, escrow.id)).toBe('SENT');
    const { events } = await acme.api.listEvents({ resourceId: escrow.id }).unwrap();
    expect(events.map(({ type }) => type)).toEqual(['invoice.sent']);
    await pay(service, escrow.hold, AMOUNT);
    await polled(acme, escrow.id);
    expect([await statusOf(acme, escrow.id), await received()]).toEqual(['FUNDED', '17.000001']);
    // A part is a step of its own, and a reading that found nothing new is none.
    const steps = await service.pool.owner('lifecycle_log').where({ aggregate_id: escrow.id, event: 'POLL' });
    expect(steps).toHaveLength(3);
  });

  it('in part is shown after the expiry until the refund', async () => {
    const tenant = await service.signUp('Initech Part');
    const escrow = await sent(service, tenant);
    await pay(service, escrow.hold, 1_000_000n);
    await advance(tenant, THIRTY_DAYS_S);
    expect(await polled(tenant, escrow.id)).toMatchObject({ status: 'EXPIRED' });
    expect(await tenant.api.getPublicInvoice({ id: escrow.id }).unwrap()).toMatchObject({ receivedUsd: '1.00' });
  });

  it('counts before the escrow is deployed, and is released afterwards', async () => {
    const tenant = await service.signUp('Initech Early');
    await tenant.api.setTestChain({ holdDeployments: true }).unwrap();
    const escrow = await sent(service, tenant, { deployed: false });
    await pay(service, escrow.hold, AMOUNT);
    expect((await polled(tenant, escrow.id)).status).toBe('FUNDED');
    expect(await tenant.api.releaseInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'WALLET_NOT_DEPLOYED' },
    });
    expect(await tenant.api.refundInvoice({ id: escrow.id })).toMatchObject({ error: { code: 'WALLET_NOT_DEPLOYED' } });
    await tenant.api.setTestChain({ holdDeployments: false }).unwrap();
    await runUntilChainIdle(service);
    expect(await tenant.api.releaseInvoice({ id: escrow.id })).toMatchObject({ ok: true });
  });

  it('never expires once the invoice is FUNDED', async () => {
    const tenant = await service.signUp('Initech Funded');
    const escrow = await funded(service, tenant);
    await advance(tenant, THIRTY_DAYS_S + 1);
    expect((await polled(tenant, escrow.id)).status).toBe('FUNDED');
  });

  it('funds the invoice when the next reading after its end finds the money (D-294)', async () => {
    const tenant = await service.signUp('Initech Wins');
    const escrow = await sent(service, tenant);
    await tenant.api.setTestChain({ available: false }).unwrap();
    await advance(tenant, THIRTY_DAYS_S + 1);
    expect(await statusOf(tenant, escrow.id)).toBe('SENT');
    await pay(service, escrow.hold, AMOUNT);
    await tenant.api.setTestChain({ available: true }).unwrap();
    expect((await polled(tenant, escrow.id)).status).toBe('FUNDED');
  });

  it('is found when the test clock advances by one second', async () => {
    const tenant = await service.signUp('Initech Second');
    const escrow = await sent(service, tenant);
    await tenant.api.setTestChain({ available: false }).unwrap();
    await service.runUntilIdle();
    await pay(service, escrow.hold, AMOUNT);
    await tenant.api.setTestChain({ available: true }).unwrap();
    await advance(tenant, 1);
    expect(await statusOf(tenant, escrow.id)).toBe('FUNDED');
  });
});

describe('delivery (R411, R455, D-292)', () => {
  it('keeps its evidence as given, and refuses uploads of another tenant', async () => {
    const escrow = await funded(service, acme);
    const upload = { content_type: 'text/plain', size: 1, sha256: '0'.repeat(64), content_ciphertext: 'x' };
    const row = { ...upload, filename_ciphertext: 'x', created_at: new Date() };
    await service.pool.owner('uploads').insert([
      { ...row, id: 'upl_acme', tenant_id: acme.tenantId },
      { ...row, id: 'upl_globex', tenant_id: globex.tenantId },
    ]);
    for (const uploadIds of [['upl_globex'], ['upl_acme', 'upl_nobody']]) {
      expect(await acme.api.deliverInvoice({ id: escrow.id, evidence: { uploadIds } })).toMatchObject({
        error: { code: 'UPLOAD_NOT_FOUND', statusCode: 404 },
      });
    }
    const evidence = { note: 'Two pallets', uploadIds: ['upl_acme', 'upl_acme'], url: 'https://carrier.test/1' };
    const delivered = await acme.api.deliverInvoice({ id: escrow.id, evidence }).unwrap();
    expect(delivered).toMatchObject({ status: 'DELIVERED', evidence, deliveredAt: expect.any(String) });
    expect(await acme.api.deliverInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'INVALID_TRANSITION', details: { from: 'DELIVERED', event: 'DELIVER' } },
    });
  });

  it('stores no evidence when none is given, and is accepted during a settlement', async () => {
    const escrow = await funded(service, acme);
    await acme.api.releaseInvoice({ id: escrow.id }).unwrap();
    await settledBy(acme, escrow.id, [escrow.arbiter]);
    const delivered = await acme.api.deliverInvoice({ id: escrow.id, evidence: {} }).unwrap();
    expect(delivered).toMatchObject({ status: 'DELIVERED', evidence: null, settlement: { status: 'SIGNING' } });
    await service.runUntilIdle();
    const [event] = (await acme.api.listEvents({ resourceId: escrow.id }).unwrap()).events;
    expect(event?.data).toEqual({ object: delivered, previousStatus: 'FUNDED' });
  });
});

describe('cancelling (R408, D-291)', () => {
  it('ends an unfunded SENT invoice, and its hold is no longer read', async () => {
    const escrow = await sent(service, acme);
    expect(await acme.api.cancelInvoice({ id: escrow.id }).unwrap()).toMatchObject({ status: 'CANCELLED' });
    await service.runUntilIdle();
    const jobs = await service.pool.owner('outbox_jobs').where({ topic: 'invoices.poll', key: escrow.id });
    expect(jobs.filter(({ fires_at }) => fires_at.getTime() > Date.now() + 6000)).toEqual([]);
    expect(await acme.api.cancelInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'INVALID_TRANSITION', details: { from: 'CANCELLED', event: 'CANCEL' } },
    });
  });

  it('is refused with a single unit in the escrow, and once the invoice is FUNDED', async () => {
    const escrow = await sent(service, acme);
    await pay(service, escrow.hold, 1n);
    expect(await acme.api.cancelInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'INVOICE_HAS_FUNDS', statusCode: 409 },
    });
    await pay(service, escrow.hold, AMOUNT);
    await polled(acme, escrow.id);
    expect(await acme.api.cancelInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'INVALID_TRANSITION', details: { from: 'FUNDED', event: 'CANCEL' } },
    });
  });
});

/** Operations that take the id of an escrow: they show it, pay into it, or ask what a policy says or said. */
const ESCROW_ALLOWED = ['getWallet', 'fundWallet', 'listDrips', 'evaluatePolicy', 'listPolicyDecisions'];

/** The operations whose path, query or body names a wallet. */
const operationsWithWallet = (): string[] =>
  documented
    .filter(({ meta, query, bodySchema }) => {
      const names = [...query, ...propertiesOf(bodySchema)];
      return (
        meta.path.startsWith('/v1/wallets/{') || names.some((name) => /^(sourceW|w)alletId$|^subjectId$/.test(name))
      );
    })
    .map(({ id }) => id);

describe('the hold of an invoice', () => {
  it('pays by release and refund alone: no payment, transaction or ramp of its own leaves it (D-293, D-295)', async () => {
    const escrow = await funded(service, acme);
    const { holdWalletId: id } = await invoiceOf(acme, escrow.id);
    const other = await ownedWallet(service, chain, acme);
    const unknown = 'wal_00000000000000000000000000';
    const { api } = acme;
    const document = { limits: { dailyUsd: '11' } };
    const { policyId } = await api.createPolicy({ name: 'Spend', document }).unwrap();
    const uses: Record<string, (walletId: string) => PromiseLike<{ readonly error?: unknown }>> = {
      createPayment: (walletId) => api.createPayment(legacyBody({ id: walletId }, { address: escrow.payee.address })),
      'createPayment to it': (walletId) =>
        api.createPayment({ ...legacyBody(other, {}), destination: { type: 'wallet', walletId } }),
      createWalletTransaction: (id) => api.createWalletTransaction({ id, to: escrow.payee.address, value: '0' }),
      'createRamp off': (walletId) => api.createRamp({ walletId, direction: 'off', amount: '1.00' }),
      'createRamp on': (walletId) => api.createRamp({ walletId, direction: 'on', amount: '1.00' }),
      issueCard: (walletId) => api.issueCard({ walletId }),
      listWalletCards: (walletId) => api.listWalletCards({ walletId }),
      setDirectoryHandle: (walletId) => api.setDirectoryHandle({ handle: 'escrow-one', walletId }),
      attachPolicy: (subjectId) => api.attachPolicy({ id: policyId, subjectType: 'wallet', subjectId }),
    };
    const named = new Set(Object.keys(uses).map((name) => name.split(' ')[0] as string));
    expect([...named, ...ESCROW_ALLOWED].toSorted(), 'an operation that takes a wallet id').toEqual(
      operationsWithWallet().toSorted(),
    );
    for (const [name, use] of Object.entries(uses)) {
      const refused = (await use(id ?? '')).error;
      expect(refused, name).toMatchObject({ code: 'WALLET_NOT_FOUND' });
      const { message } = (await use(unknown)).error as Error;
      expect(refused, name).toMatchObject({ message });
    }
    expect(await service.pool.owner('multisig_payments').where({ source_wallet_id: id })).toEqual([]);
  });

  it('backs no card: a card that an earlier release issued on it is declined (D-509)', async () => {
    const escrow = await funded(service, acme);
    const { holdWalletId } = await invoiceOf(acme, escrow.id);
    await plantCard(service, acme.tenantId, holdWalletId ?? undefined);
    const card = await service.pool.owner('cards').where({ wallet_id: holdWalletId }).first('id');
    expect(await declined(acme, card.id, '1.00')).toBe('INSUFFICIENT_MULTISIG_BALANCE');
  });

  it('pays money that came too late by its owners once the invoice has ended, like any other wallet (R408)', async () => {
    const escrow = await sent(service, acme);
    await acme.api.cancelInvoice({ id: escrow.id }).unwrap();
    await pay(service, escrow.hold, AMOUNT);
    expect(await acme.api.refundInvoice({ id: escrow.id })).toMatchObject({ error: { code: 'INVALID_TRANSITION' } });
    const { holdWalletId } = await invoiceOf(acme, escrow.id);
    const payment = await proposed(acme, { id: holdWalletId ?? '' }, { value: '12', address: escrow.payer.address });
    await signed(acme, { owners: [escrow.payer, escrow.arbiter] }, payment);
    await runUntilChainIdle(service);
    expect([await usdcOf(chain, escrow.payer.address), await usdcOf(chain, escrow.hold)]).toEqual([AMOUNT, 0n]);
    expect(await statusOf(acme, escrow.id)).toBe('CANCELLED');
  });
});

describe('settlements (R421, R454, D-296)', () => {
  it('run one at a time: another is refused until the first is cancelled, which leaves the invoice unchanged (R581)', async () => {
    const escrow = await funded(service, acme);
    const { settlement } = await acme.api.releaseInvoice({ id: escrow.id }).unwrap();
    for (const verb of ['releaseInvoice', 'refundInvoice'] as const) {
      expect(await acme.api[verb]({ id: escrow.id })).toMatchObject({
        error: { code: 'SETTLEMENT_IN_FLIGHT', statusCode: 409 },
      });
    }
    await acme.api.cancelPayment({ id: settlement?.paymentId ?? '' }).unwrap();
    expect(await invoiceOf(acme, escrow.id)).toMatchObject({ status: 'FUNDED', settlement: null });
    const refund = await acme.api.refundInvoice({ id: escrow.id }).unwrap();
    expect(refund.settlement).toMatchObject({ kind: 'REFUND', status: 'AWAITING_SIGNATURE' });
  });

  it('need the scope invoices:release', async () => {
    const { apiKey } = await acme.session
      .createApiKey({ name: 'Writer', scopes: ['invoices:write', 'invoices:read'] })
      .unwrap();
    const writer = createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });
    const { id } = await drafted(acme);
    for (const verb of ['releaseInvoice', 'refundInvoice'] as const) {
      expect(await writer[verb]({ id })).toMatchObject({
        error: { code: 'INSUFFICIENT_SCOPE', details: { required: ['invoices:release'] } },
      });
    }
  });

  it('have nothing to release or refund when the owners have emptied the escrow', async () => {
    const escrow = await funded(service, acme);
    const { settlement } = await acme.api.refundInvoice({ id: escrow.id }).unwrap();
    // The same owners have the Safe pay somebody else, without us.
    const { executeElsewhere } = await import('../payments/fixture.ts');
    const { tokenTransfer } = await import('../../../src/domains/payments/index.ts');
    const owners = [escrow.payer, escrow.payee, escrow.arbiter];
    const { holdWalletId } = await invoiceOf(acme, escrow.id);
    const call = tokenTransfer(chain.chain.contracts.settlementToken, newOwner().address, AMOUNT);
    await service.runUntilIdle();
    await executeElsewhere(service, { id: holdWalletId ?? '', address: escrow.hold, owners }, { ...call, nonce: 0n });
    expect(await acme.api.getPayment({ id: settlement?.paymentId ?? '' }).unwrap()).toMatchObject({
      status: 'FAILED',
      failureReason: 'NONCE_CONFLICT',
    });
    expect(await invoiceOf(acme, escrow.id)).toMatchObject({ status: 'FUNDED', settlement: null });
    expect(await acme.api.releaseInvoice({ id: escrow.id })).toMatchObject({ error: { code: 'INSUFFICIENT_FUNDS' } });
    expect(await acme.api.refundInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'INVOICE_NOTHING_TO_REFUND' },
    });
  });

  it('end an invoice for good: every later operation is refused (R414)', async () => {
    const escrow = await funded(service, acme);
    await acme.api.refundInvoice({ id: escrow.id }).unwrap();
    await settledBy(acme, escrow.id, [escrow.payer, escrow.payee]);
    await runUntilChainIdle(service);
    expect(await settlementOf(acme, escrow.id)).toMatchObject({ kind: 'REFUND', status: 'COMPLETED' });
    const before = await invoiceOf(acme, escrow.id);
    expect(before.status).toBe('REFUNDED');
    for (const verb of ['sendInvoice', 'deliverInvoice', 'releaseInvoice', 'refundInvoice', 'cancelInvoice'] as const) {
      expect(await acme.api[verb]({ id: escrow.id }), verb).toMatchObject({ error: { code: 'INVALID_TRANSITION' } });
    }
    expect(await invoiceOf(acme, escrow.id)).toEqual(before);
  });

  it('deploy the escrow again when its deployment has failed', async () => {
    const tenant = await service.signUp('Initech Undeployed');
    // Its own accounts come first.
    await runUntilChainIdle(service);
    await tenant.api.setTestChain({ failNextDeployments: 1 }).unwrap();
    const escrow = await sent(service, tenant);
    const { holdWalletId } = await invoiceOf(tenant, escrow.id);
    const statusOfHold = async () => (await tenant.api.getWallet({ id: holdWalletId ?? '' }).unwrap()).status;
    expect(await statusOfHold()).toBe('FAILED');
    await pay(service, escrow.hold, AMOUNT);
    await polled(tenant, escrow.id);
    expect(await tenant.api.releaseInvoice({ id: escrow.id })).toMatchObject({
      error: { code: 'WALLET_NOT_DEPLOYED' },
    });
    await runUntilChainIdle(service);
    expect(await statusOfHold()).toBe('DEPLOYED');
    expect(await tenant.api.releaseInvoice({ id: escrow.id })).toMatchObject({ ok: true });
  });
});

describe('a chain that is switched off (D-251, D-293)', () => {
  it('does not make a hold zero: nothing expires, is cancelled, refunded or released', async () => {
    const tenant = await service.signUp('Initech Dark');
    const escrow = await funded(service, tenant);
    const waiting = await sent(service, tenant);
    await tenant.api.setTestChain({ available: false }).unwrap();
    await advance(tenant, THIRTY_DAYS_S + 1);
    expect(await polled(tenant, waiting.id)).toMatchObject({ status: 'SENT', expiredAt: null });
    for (const [verb, id] of [
      ['cancelInvoice', waiting.id],
      ['refundInvoice', escrow.id],
      ['releaseInvoice', escrow.id],
    ] as const) {
      expect(await tenant.api[verb]({ id }), verb).toMatchObject({
        error: { code: 'BALANCE_UNAVAILABLE', statusCode: 503 },
      });
    }
    await tenant.api.setTestChain({ available: true }).unwrap();
    await advance(tenant, 1);
    expect(await statusOf(tenant, waiting.id)).toBe('EXPIRED');
  });

  it('changes nothing in a service without a chain', async () => {
    const escrow = await sent(service, acme);
    const dark = await startTestService({ databaseUrl: service.databaseUrl });
    try {
      const blind = createPaychart({ baseUrl: dark.url, apiKey: acme.apiKey, maxRetries: 0 });
      expect((await blind.pollTestInvoice({ id: escrow.id }).unwrap()).status).toBe('SENT');
      expect(await blind.cancelInvoice({ id: escrow.id })).toMatchObject({ error: { code: 'BALANCE_UNAVAILABLE' } });
      await dark.runUntilIdle();
      expect(await statusOf(acme, escrow.id)).toBe('SENT');
    } finally {
      await dark.stop();
    }
  });
});

describe('an intent for an invoice (D-167)', () => {
  it('names one of the tenant’s own, and does not settle it', async () => {
    const { id } = await sent(service, acme, { deployed: false });
    const body = (invoiceId: string) => ({
      recipient: { phoneNumber: '+15550104577' },
      amount: { value: '12.00', currency: 'USD' as const },
      purpose: { type: 'invoice' as const, invoiceId },
    });
    await acme.fund('100.00');
    await globex.fund('100.00');
    const created = await acme.api.createPayment(body(id)).unwrap();
    expect(created).toMatchObject({ generation: 'intent' });
    expect(await globex.api.createPayment(body(id))).toMatchObject({ error: { code: 'INVOICE_NOT_FOUND' } });
    expect(await statusOf(acme, id)).toBe('SENT');
  });
});
