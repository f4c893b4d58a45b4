import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { envelopeDomain } from '../../../src/domains/offramp/rules/envelopes/signature.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { rounds } from '../../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import {
  bindWallet,
  type Doc,
  type Message,
  nextNonce,
  type Payer,
  payer,
  revokeWallet,
  sign,
  unsigned,
} from './envelope-fixture.ts';
import { advance, payable, type Recipient, read, refusal } from './fixture.ts';

const PHONE = '+15550900001';

let service: TestService;
let acme: Payer;
let rival: Payer;
let recipient: Recipient;
let payee: string;

beforeAll(async () => {
  service = await startTestService();
  acme = await payer(service, 'Envelope Acme');
  rival = await payer(service, 'Envelope Rival');
  recipient = await payable(service, 'Envelope Recipient', PHONE);
  payee = (await service.pool.owner('payment_identities').where({ tenant_id: recipient.tenantId }).first('did')).did;
});
afterAll(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await service.stop();
});

type CreateInput = Parameters<TestTenant['api']['createOfframpPayment']>[0];
const pay = (envelope: unknown, more: Partial<CreateInput> = {}, { api }: TestTenant = acme) =>
  api.createOfframpPayment({ did: payee, amountUsd: '10.00', envelope, ...more } as CreateInput);
const signed = (change: { message?: Partial<Message>; doc?: Partial<Doc>; memo?: string } = {}) =>
  sign(acme.wallet, unsigned(acme, payee, change));

describe('a valid envelope', () => {
  test('is kept with the payment that it binds, under an id of its own (R029, R119, R120)', async () => {
    const envelope = await signed({ memo: 'Invoice 1042 — café' });
    const created = await pay(envelope, { memo: 'Invoice 1042 — café' }).unwrap();
    expect(created).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', recipientDid: payee });
    expect(created.envelopeId).toMatch(/^env_[0-9a-z]{26}$/);
    expect((await read(recipient, created.paymentId)).envelopeId).toBe(created.envelopeId);
    const row = await service.pool.owner('payment_envelopes').where({ id: created.envelopeId }).first();
    expect(row).toMatchObject({
      payment_id: created.paymentId,
      payer: acme.did,
      message: envelope.message,
      doc: envelope.doc,
      signature: envelope.signature,
      signer_address: acme.wallet.address,
    });
    expect(await acme.api.createOfframpPayment({ did: payee, amountUsd: '1.00' }).unwrap()).not.toHaveProperty(
      'envelopeId',
    );
  });

  test('may name the asset by the asset id of payments (R120)', async () => {
    const { sourceAssetId } = await acme.api.createOfframpPayment({ did: payee, amountUsd: '1.00' }).unwrap();
    expect((await pay(await signed({ message: { asset: sourceAssetId } }))).ok).toBe(true);
  });

  test('binds the memo by its hash only, while the payment carries its plain text (R118)', async () => {
    const envelope = await signed({ memo: 'rent' });
    expect(JSON.stringify(envelope)).not.toContain('rent');
    expect((await pay(envelope, { memo: 'rent' }).unwrap()).memo).toBe('rent');
    for (const memo of ['Rent', undefined]) {
      expect(refusal(await pay(await signed({ memo: 'rent' }), memo ? { memo } : {}))).toMatchObject({
        code: 'ENVELOPE_INVALID',
        details: { reason: 'MEMO_HASH_MISMATCH' },
      });
    }
  });

  test('may name a payid that is reserved to a contact (D-337)', async () => {
    const { did } = await rival.api.createDidReservation({ phone: '+15550900002', handle: 'signed-cafe' }).unwrap();
    const waiting = await pay(await sign(acme.wallet, unsigned(acme, did)), { did }).unwrap();
    expect(waiting).toMatchObject({ status: 'PENDING_CLAIM', recipientDid: did });
    const invited = await pay(await sign(acme.wallet, unsigned(acme, did)), {
      did: 'signed-cafe',
      invite: { phone: '+15550900002' },
    }).unwrap();
    expect(invited).toMatchObject({ status: 'PENDING_CLAIM', recipientDid: did });
    expect(invited.envelopeId).toMatch(/^env_/);
  });
});

describe('an invalid envelope is refused with its reason and records nothing', () => {
  const refused = async (reason: string, envelope: unknown, more: Partial<CreateInput> = {}) =>
    changesNothing(
      service,
      reason,
      async () =>
        expect(refusal(await pay(envelope, more))).toMatchObject({
          code: 'ENVELOPE_INVALID',
          statusCode: 400,
          details: { reason },
        }),
      ['audit_log'],
    );

  test('with VALIDATION_FAILED beside a phone (R117)', async () => {
    const { did: _did, ...phone } = { did: payee, phone: PHONE, amountUsd: '10.00', envelope: await signed() };
    expect(refusal(await acme.api.createOfframpPayment(phone as CreateInput))).toMatchObject({
      code: 'VALIDATION_FAILED',
      statusCode: 400,
      details: { errors: [{ path: '/body/envelope' }] },
    });
  });

  test('with SHAPE before any other check, also for an unknown payee', async () => {
    const { signature, ...rest } = await signed();
    await refused('SHAPE', rest);
    await refused('SHAPE', { ...rest, signature, surplus: 1 });
    await refused('SHAPE', {}, { did: `did:payid:${'0'.repeat(64)}` });
  });

  test('with SIGNATURE for another key, no key, another domain and a wallet no longer bound (R119)', async () => {
    const stranger = privateKeyToAccount(generatePrivateKey());
    await refused('SIGNATURE', await sign(stranger, unsigned(acme, payee)));
    await refused('SIGNATURE', { ...(await signed()), signature: `0x${'00'.repeat(65)}` });
    await refused('SIGNATURE', { ...(await signed()), signature: '0x1234' });
    for (const domain of [
      { serviceName: 'Service', chainId: 8453 },
      { serviceName: 'Other', chainId: 84532 },
    ]) {
      await refused('SIGNATURE', await sign(acme.wallet, unsigned(acme, payee), envelopeDomain(domain)));
    }
    const former = privateKeyToAccount(generatePrivateKey());
    const binding = await bindWallet(service, acme, { identityId: acme.identityId, address: former.address });
    expect((await pay(await sign(former, unsigned(acme, payee)))).ok).toBe(true);
    await revokeWallet(service, binding);
    await refused('SIGNATURE', await sign(former, unsigned(acme, payee)));
  });

  test('with the same answer for another tenant’s signature and an unknown one (R119)', async () => {
    const bodies = await Promise.all(
      [rival.wallet, privateKeyToAccount(generatePrivateKey())].map(async (wallet) => {
        const answer = await fetch(`${service.url}/v1/offramp/payments`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-service-api-key': acme.apiKey },
          body: JSON.stringify({
            did: payee,
            amountUsd: '10.00',
            envelope: await sign(wallet, unsigned(rival, payee)),
          }),
        });
        return (await answer.text()).replace(/,"requestId":"[^"]*"/, '');
      }),
    );
    expect(bodies[0]).toContain('"reason":"SIGNATURE"');
    expect(bodies[0]).toBe(bodies[1]);
  });

  test('with the first reason that applies (R120)', async () => {
    const past = String(Math.floor(Date.now() / 1000) - 1);
    const used = nextNonce();
    expect((await pay(await signed({ message: { nonce: used } }))).ok).toBe(true);
    // Each row keeps what is wrong in the rows below it: the later faults are masked one after the other.
    const faults: [string, { message?: Partial<Message>; memo?: string }][] = [
      ['PAYER_MISMATCH', { message: { payer: rival.did } }],
      ['PAYEE_MISMATCH', { message: { payeeDid: `did:payid:${'3'.repeat(64)}` } }],
      ['AMOUNT_MISMATCH', { message: { amountBaseUnits: '10000001' } }],
      ['EXPIRED', { message: { expiresAt: past } }],
      ['NONCE_USED', { message: { nonce: used } }],
      ['MEMO_HASH_MISMATCH', { memo: 'never sent' }],
    ];
    for (const [at, [reason]] of faults.entries()) {
      const message = Object.assign({}, ...faults.slice(at).map(([, change]) => change.message ?? {}));
      await refused(reason, await signed({ message, memo: 'never sent' }));
    }
    for (const [reason, { message, memo }] of faults) {
      await refused(reason, await signed({ ...(message && { message }), ...(memo && { memo }) }));
    }
    await refused('AMOUNT_MISMATCH', await signed({ message: { asset: 'USDT' } }));
    await refused('AMOUNT_MISMATCH', await signed({ message: { assetExponent: 18 } }));
  });

  test('with PAYER_MISMATCH when a member’s own wallet signs for the tenant', async () => {
    const session = await acme.api.createVerificationSession({ kind: 'KYC', memberId: acme.memberId }).unwrap();
    for (let step = 0; step < 2; step += 1) await acme.api.simulateVerificationSession({ id: session.id }).unwrap();
    const person = await service.pool.owner('identities').where({ subject_id: acme.memberId }).first('id', 'did');
    const own = privateKeyToAccount(generatePrivateKey());
    await bindWallet(service, acme, { identityId: person.id, address: own.address });
    await refused('PAYER_MISMATCH', await sign(own, unsigned(acme, payee)));
    await refused('PAYER_MISMATCH', await sign(own, unsigned({ did: person.did }, payee)));
  });

  test('before PAYEE_NOT_FOUND, and by the sender’s clock for its expiry (D-067, D-078)', async () => {
    const nobody = `did:payid:${'5'.repeat(64)}`;
    await refused('PAYEE_MISMATCH', await signed(), { did: nobody });
    const held = await sign(acme.wallet, unsigned(acme, nobody));
    expect(refusal(await pay(held, { did: nobody })).code).toBe('PAYEE_NOT_FOUND');
    const clocked = await payer(service, 'Envelope Clock');
    const soon = () =>
      sign(
        clocked.wallet,
        unsigned(clocked, payee, { message: { expiresAt: String(Math.floor(Date.now() / 1000) + 3600) } }),
      );
    expect((await pay(await soon(), {}, clocked)).ok).toBe(true);
    await advance(clocked, 3601);
    expect(refusal(await pay(await soon(), {}, clocked)).details).toEqual({ reason: 'EXPIRED' });
  });
});

describe('a nonce', () => {
  test('is used up permanently, even by a canceled payment, and separately for each payer', async () => {
    const nonce = String(2n ** 256n - 1n);
    const { paymentId } = await pay(await signed({ message: { nonce } })).unwrap();
    await acme.api.cancelOfframpPayment({ id: paymentId }).unwrap();
    expect(refusal(await pay(await signed({ message: { nonce } }))).details).toEqual({ reason: 'NONCE_USED' });
    const theirs = await sign(rival.wallet, unsigned(rival, payee, { message: { nonce } }));
    expect((await pay(theirs, {}, rival)).ok).toBe(true);
  });

  test('is not used up by a retry: the same key answers with the same payment (D-054)', async () => {
    const body = JSON.stringify({ did: payee, amountUsd: '10.00', envelope: await signed() });
    const send = () =>
      fetch(`${service.url}/v1/offramp/payments`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-service-api-key': acme.apiKey,
          'idempotency-key': 'envelope-once',
        },
        body,
      });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.text()).toBe(await first.text());
  });

  const ROUNDS = rounds(4, 50);
  test('binds one of many simultaneous payments, and reserves the money of one', {
    timeout: 30_000 + ROUNDS * 1000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await acme.balances();
      const message = { nonce: nextNonce() };
      const envelopes = await Promise.all([signed({ message }), signed({ message }), signed({ message })]);
      const answers = await Promise.all(envelopes.map((envelope) => pay(envelope)));
      const seen = answers.map((answer) => (answer.ok ? 'created' : JSON.stringify(refusal(answer).details))).sort();
      expect(seen).toEqual(['created', '{"reason":"NONCE_USED"}', '{"reason":"NONCE_USED"}']);
      expect((await acme.balances()).available).toBe((before.available ?? 0n) - 10_000_000n);
    }
  });
});
