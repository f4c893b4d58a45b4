import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestService, TestTenant } from '../../support/service.ts';
import { startTestService } from '../../support/service.ts';
import { refusal } from './fixture.ts';

let service: TestService;
let acme: TestTenant;
let harbor: TestTenant;
let calls = 0;

/** Requests come from as many addresses as the test likes: five a minute are allowed from each. */
beforeAll(async () => {
  service = await startTestService({ variables: { TRUSTED_PROXY_HOPS: '1', CARD_KEYS_PER_MINUTE_PER_IP: '5' } });
  acme = await service.signUp('Acme Keys');
  harbor = await service.signUp('Harbor Keys');
});
afterAll(() => service?.stop());

const newCard = async () => (await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap()).cardId;

async function ask(id: string, body: object, { from = '', tenant = acme } = {}) {
  calls += 1;
  const response = await fetch(`${service.url}/v1/cards/${id}/ephemeral-keys`, {
    method: 'POST',
    headers: {
      'x-service-api-key': tenant.apiKey,
      'content-type': 'application/json',
      'x-forwarded-for': from || `198.51.100.${calls}`,
    },
    body: JSON.stringify(body),
  });
  return { response, status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a key for a phone wallet', () => {
  it('is valid for 900 seconds, opens the card, and is a new one each time (R332, R335, D-276)', async () => {
    const id = await newCard();
    const { issuerCardId } = await acme.api.getCard({ id }).unwrap();
    const before = Math.floor(Date.now() / 1000);
    const { status, body } = await ask(id, { platform: 'wallet_vendor_b' });
    expect([status, body]).toEqual([
      201,
      {
        cardId: id,
        issuerCardId,
        platform: 'wallet_vendor_b',
        ephemeralKey: {
          id: expect.stringMatching(/^ephkey_/),
          secret: expect.any(String),
          expires: expect.any(Number),
          associated_objects: [{ id: issuerCardId, type: 'issuing.card' }],
        },
      },
    ]);
    const key = body.ephemeralKey as { secret: string; expires: number };
    expect(key.expires).toBeGreaterThanOrEqual(before + 900);
    expect(key.expires).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + 900);
    const other = (await ask(id, { platform: 'wallet_vendor_b' })).body.ephemeralKey as { secret: string };
    expect(other.secret).not.toBe(key.secret);
  });

  it('is never stored in clear, not even for an idempotent retry (D-276)', async () => {
    const id = await newCard();
    const answer = await acme.api
      .createCardEphemeralKey({ id, platform: 'wallet_vendor_b' }, { idempotencyKey: 'key-once' })
      .unwrap();
    const again = await acme.api
      .createCardEphemeralKey({ id, platform: 'wallet_vendor_b' }, { idempotencyKey: 'key-once' })
      .unwrap();
    expect(again).toEqual(answer);
    const { secret } = answer.ephemeralKey;
    const tables: { table_name: string }[] = await service.pool
      .owner('information_schema.tables')
      .where({ table_schema: 'public' })
      .select('table_name');
    for (const { table_name: table } of tables) {
      const { rows } = await service.pool.owner.raw(
        `SELECT count(*)::int AS n FROM ${table} t WHERE strpos(t::text, ?) > 0`,
        [secret],
      );
      expect([table, rows[0].n]).toEqual([table, 0]);
    }
    expect(service.logLines.join('\n')).not.toContain(secret);
  });

  it('takes signature and certificates only from vendor A, and only with a nonce (R332, R333, D-276)', async () => {
    const id = await newCard();
    const device = { nonceSignature: 'c2ln', certificates: ['Y2VydA=='] };
    const codes = [];
    for (const body of [
      { platform: 'wallet_vendor_a', nonce: 'n', ...device },
      { platform: 'wallet_vendor_a', nonce: 'n' },
      { platform: 'wallet_vendor_a' },
      { platform: 'wallet_vendor_b', nonce: 'n' },
      { platform: 'wallet_vendor_a', ...device },
      { platform: 'wallet_vendor_b', nonce: 'n', nonceSignature: 'c2ln' },
      { platform: 'wallet_vendor_b', nonce: 'n', certificates: ['Y2VydA=='] },
      { platform: 'wallet_vendor_c' },
    ])
      codes.push((await ask(id, body)).status);
    expect(codes).toEqual([201, 201, 201, 201, 400, 400, 400, 400]);
  });

  it('is issued only for an active card of the tenant (D-276)', async () => {
    const id = await newCard();
    const body = { platform: 'wallet_vendor_b' };
    expect((await ask(id, body, { tenant: harbor })).body.code).toBe('CARD_NOT_FOUND');
    expect((await ask('card_x', body)).status).toBe(404);
    await acme.api.freezeCard({ id }).unwrap();
    expect((await ask(id, body)).body).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'inactive', event: 'CREATE_KEY' },
    });
  });

  it('is limited to five requests a minute for each address, successful or not (R568, D-276, D-053)', async () => {
    const id = await newCard();
    const from = '203.0.113.7';
    const statuses = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push(
        (await ask(n % 2 ? id : 'card_x', { platform: 'wallet_vendor_b' }, { from, tenant: n === 4 ? harbor : acme }))
          .status,
      );
    expect(statuses).toEqual([404, 201, 404, 201, 404]);
    const sixth = await ask(id, { platform: 'wallet_vendor_b' }, { from });
    expect([sixth.status, sixth.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(sixth.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(id, { platform: 'wallet_vendor_b' }, { from: '203.0.113.8' })).status).toBe(201);
    await service.pool
      .owner('throttle_windows')
      .where('key', 'like', 'card-keys-ip:%')
      .update({ ends_at: new Date(0) });
    expect((await ask(id, { platform: 'wallet_vendor_b' }, { from })).status).toBe(201);
  });
});

describe('the crypto-funded provider', () => {
  it('needs all three fields, an account of the chain, and has no phone wallets (R331, R334, D-275)', async () => {
    const funded = await startTestService({ variables: { CARD_PROVIDER: 'crypto_funded' } });
    try {
      const { api } = await funded.signUp('Acme Crypto');
      const evm = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
      const solana = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';
      const create = (more: object) => refusal(api.createProviderCard({ cardholderId: 'ich_1', ...more }));
      const account = (chain: string, cryptoAccountAddress: string) => ({
        chain,
        cryptoAccountAddress,
        cryptoAccountType: 'standard',
      });
      for (const more of [{}, { chain: 'base' }, { chain: 'base', cryptoAccountAddress: evm }])
        expect(await create(more)).toMatchObject({ code: 'VALIDATION_FAILED', statusCode: 400 });
      for (const more of [
        account('base', solana),
        account('solana', evm),
        account('world_chain', evm.replace('C', 'c')),
      ])
        expect(await create(more)).toMatchObject({ code: 'INVALID_WALLET_ADDRESS', statusCode: 400 });
      for (const more of [account('base', evm), account('solana', solana), account('world_chain', evm.toLowerCase())])
        expect(await create(more)).toBeUndefined();
      const stored = await funded.pool.owner('cards').orderBy('created_at').select('crypto_account_address');
      expect(stored.map((row) => row.crypto_account_address)).toEqual([evm, solana, evm]);
      const { cardId: id } = await api
        .createProviderCard({ cardholderId: 'ich_1', ...account('base', evm) } as never)
        .unwrap();
      expect(await refusal(api.createCardEphemeralKey({ id, platform: 'wallet_vendor_a' }))).toMatchObject({
        code: 'WALLET_PROVISIONING_NOT_AVAILABLE',
        statusCode: 400,
      });
    } finally {
      await funded.stop();
    }
  });
});
