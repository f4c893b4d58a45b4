import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { type CardWorld, fromIssuer, issued, refusal, startCardWorld, used } from './fixture.ts';

describe('a vendor that issues cards', () => {
  let server: Server;
  let service: TestService;
  let acme: TestTenant;
  let isDown = false;
  /** Happens once while the vendor is asked. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  const keys: string[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      keys.push(String(request.headers['idempotency-key']));
      await meanwhile?.();
      meanwhile = undefined;
      response.statusCode = isDown ? 503 : 201;
      const { reference } = JSON.parse(text) as { reference?: string };
      response.end(
        JSON.stringify({ id: `icd_${reference}`, reference, last4: '1881', fundingAccountId: 'fca_1', secret: 'x' }),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    service = await startTestService({
      variables: { CARD_ISSUER_MODE: 'sandbox', CARD_ISSUER_BASE_URL: baseUrl, CARD_ISSUER_API_KEY: 'key' },
    });
    acme = await service.signUp('Acme Vendor');
  });
  afterAll(async () => {
    await service?.stop();
    server?.close();
  });

  it('is asked outside any transaction, under the id of the card', async () => {
    const { cardId, issuerCardId, last4 } = await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
    expect([issuerCardId, last4, keys.at(-1)]).toEqual([`icd_${cardId}`, '1881', cardId]);
    expect(
      (await acme.api.createCardEphemeralKey({ id: cardId, platform: 'wallet_vendor_b' }).unwrap()).ephemeralKey.secret,
    ).toBe('x');
  });

  it('hands out no key to a card that is frozen while the vendor is asked (D-276)', async () => {
    const { cardId: id } = await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
    meanwhile = () => acme.api.freezeCard({ id }).unwrap();
    expect(await refusal(acme.api.createCardEphemeralKey({ id, platform: 'wallet_vendor_b' }))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'inactive', event: 'CREATE_KEY' },
    });
  });

  it('leaves no card when it does not answer, and gets the same order at the retry', async () => {
    const body = { cardholderId: 'ich_2' };
    const before = Number((await service.pool.owner('cards').count().first())?.count);
    isDown = true;
    const first = await refusal(acme.api.createProviderCard(body, { idempotencyKey: 'again' }));
    expect(first).toMatchObject({ code: 'TRY_AGAIN', statusCode: 503 });
    const key = keys.at(-1);
    isDown = false;
    const card = await acme.api.createProviderCard(body, { idempotencyKey: 'again' }).unwrap();
    expect([card.cardId, keys.at(-1)]).toEqual([key, key]);
    expect(await acme.api.createProviderCard(body, { idempotencyKey: 'again' }).unwrap()).toEqual(card);
    expect(Number((await service.pool.owner('cards').count().first())?.count)).toBe(before + 1);
  });
});

describe('the chain switched off', () => {
  let world: CardWorld;
  beforeAll(async () => {
    world = await startCardWorld('Off', { variables: { CARD_BALANCE_TIMEOUT_MS: '300' } });
  });
  afterAll(() => world?.stop());

  it('declines in time when the balance cannot be read, and does not take it for zero (R329, R559, D-251)', async () => {
    const { acme, chain, service, wallet } = world;
    const { cardId, issuerCardId } = await issued(acme, wallet.id);
    expect((await used(acme, cardId, '1.00')).approved).toBe(true);
    await chain.stop();
    const started = performance.now();
    const simulated = await used(acme, cardId, '1.00');
    const authorizationId = 'iauth_off';
    const SHORT = 'INSUFFICIENT_MULTISIG_BALANCE';
    const asked = await fromIssuer(service, 'authorizations', { authorizationId, issuerCardId, amountUsd: '1.00' });
    expect(performance.now() - started).toBeLessThan(2000);
    expect([simulated.declineReason, asked.body.declineReason]).toEqual([SHORT, SHORT]);
    expect(simulated.spent.dailyUsd).toBe('1.00');
    // What needs no chain goes on.
    expect(await acme.api.setCardLimits({ id: cardId, perTransactionUsd: '0.50' }).unwrap()).toMatchObject({ cardId });
    expect((await used(acme, cardId, '1.00')).declineReason).toBe('PER_TXN_LIMIT');
    const ramp = await refusal(acme.api.createRamp({ walletId: wallet.id, direction: 'off', amount: '1.00' }));
    expect(ramp).toMatchObject({ code: 'BALANCE_UNAVAILABLE', statusCode: 503 });
    const { authorizationId: id } = (await acme.api.listCardAuthorizations({ id: cardId }).unwrap()).authorizations.at(
      -1,
    ) ?? { authorizationId: '' };
    expect(
      (await acme.api.reverseTestCardAuthorization({ id: cardId, authorizationId: id }).unwrap()).reversedUsd,
    ).toBe('1.00');
  });
});
