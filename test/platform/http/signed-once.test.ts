import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../../src/domains/accounts/keys/scopes.ts';
import { coveredText, sign } from '../../../src/platform/http/credentials/request-signature.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
/** A second process on the same database. */
let twin: TestService;
let tenant: TestTenant;
let key: { apiKey: string; signingSecret: string };
beforeAll(async () => {
  service = await startTestService();
  twin = await startTestService({ databaseUrl: service.databaseUrl, idempotencyWaitMs: 400 });
  tenant = await service.signUp('Signs Requests');
  await tenant.fund('1000.00');
  const issued = await tenant.session
    .createApiKey({ name: 'signing', requestSigning: true, scopes: [...SCOPES] })
    .unwrap();
  key = { apiKey: issued.apiKey, signingSecret: issued.signingSecret ?? '' };
});
afterAll(async () => {
  await twin.stop();
  await service.stop();
});

interface Signed {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly signature: string;
}

/** Each is of a second of its own: no two of the tests have one signature. */
let seconds = 0;

function signed(method: string, path: string, body: object | undefined): Signed {
  seconds += 1;
  const rawBody = body === undefined ? '' : JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000) - 250 + seconds);
  const covered = coveredText(timestamp, { method, pathname: path, rawBody: Buffer.from(rawBody) });
  return { method, path, body: rawBody, signature: `t=${timestamp},v1=${sign(key.signingSecret, covered)}` };
}

interface Sending {
  readonly idempotencyKey?: string | undefined;
  readonly query?: string;
  readonly at?: TestService;
}

async function send(request: Signed, { idempotencyKey, query = '', at = service }: Sending = {}) {
  const response = await fetch(`${at.url}${request.path}${query}`, {
    method: request.method,
    headers: {
      'x-service-api-key': key.apiKey,
      'x-service-request-signature': request.signature,
      ...(request.body === '' ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(request.body === '' ? {} : { body: request.body }),
  });
  const body = (await response.json()) as Record<string, unknown> & { details?: { errors?: object[] } };
  return { status: response.status, body, isReplay: response.headers.get('idempotency-replayed') === 'true' };
}

const payment = (amountUsd = '5.00') => ({ phone: '+15550630001', amountUsd });
const pay = (amountUsd?: string) => signed('POST', '/v1/offramp/payments', payment(amountUsd));
const paymentCount = async (): Promise<number> => {
  const { rows } = await service.pool.owner.raw('SELECT count(*)::int AS count FROM offramp_payments');
  return rows[0].count;
};
const invalid = { status: 401, body: { code: 'REQUEST_SIGNATURE_INVALID' } };

describe('a mutation with a request signature (D-501)', () => {
  it('needs an idempotency key, whatever its method', async () => {
    const before = await paymentCount();
    for (const request of [
      pay(),
      signed('PATCH', `/v1/members/${tenant.memberId}`, { name: 'X' }),
      signed('PUT', '/v1/directory/handle', { handle: 'signed-handle', walletId: 'wal_x' }),
      signed('DELETE', `/v1/members/${tenant.memberId}`, undefined),
    ]) {
      for (const idempotencyKey of [undefined, 'x'.repeat(256)]) {
        expect(await send(request, { idempotencyKey }), `${request.method} ${idempotencyKey}`).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION_FAILED', details: { errors: [{ path: '/headers/idempotency-key' }] } },
        });
      }
    }
    expect(await paymentCount()).toBe(before);
  });

  it('uses the key of the body if the operation has one', async () => {
    const recipient = { phoneNumber: '+15550630002' };
    const intent = { recipient, amount: { value: '1.00', currency: 'USD' }, idempotencyKey: randomUUID() };
    const request = signed('POST', '/v1/payments', intent);
    expect((await send(request)).status).toBe(202);
    expect(await send(request)).toMatchObject({ status: 202, isReplay: true });
    expect((await send(request, { idempotencyKey: intent.idempotencyKey })).status).toBe(202);
  });

  it('is replayed under its own key, and refused under another or with another query', async () => {
    const [request, idempotencyKey] = [pay(), randomUUID()];
    const first = await send(request, { idempotencyKey });
    expect(first.status).toBe(201);
    const before = await paymentCount();
    expect(await send(request, { idempotencyKey })).toMatchObject({ status: 201, body: first.body, isReplay: true });
    expect(await send(request, { idempotencyKey: randomUUID() })).toMatchObject(invalid);
    expect(await send(request, { idempotencyKey: randomUUID(), at: twin })).toMatchObject(invalid);
    expect(await send(request, { idempotencyKey, query: '?trace=1' })).toMatchObject(invalid);
    // The header may hold more than one value; the signature that counts is the one that matches.
    const padded = { ...request, signature: `${request.signature},v1=${'0'.repeat(64)}` };
    expect(await send(padded, { idempotencyKey: randomUUID() })).toMatchObject(invalid);
    expect(await paymentCount()).toBe(before);
  });

  it('is replayed after it was signed again, and that signature is bound to the key, too', async () => {
    const idempotencyKey = randomUUID();
    const [request, again] = [pay('6.00'), pay('6.00')];
    const { body } = await send(request, { idempotencyKey });
    expect(await send(again, { idempotencyKey, at: twin })).toMatchObject({ status: 201, body, isReplay: true });
    for (const captured of [request, again]) {
      expect(await send(captured, { idempotencyKey: randomUUID() })).toMatchObject(invalid);
    }
  });

  it('uses up its signature with a refusal: no client can send it later', async () => {
    const request = pay('999999.00');
    const idempotencyKey = randomUUID();
    expect((await send(request, { idempotencyKey })).status).toBe(402);
    await tenant.fund('999999.00');
    expect(await send(request, { idempotencyKey: randomUUID() })).toMatchObject(invalid);
    expect((await send(request, { idempotencyKey })).status).toBe(201);
  });

  it('executes once if it comes twice at once, under two keys and in two processes', async () => {
    for (let round = 0; round < 6; round += 1) {
      const before = await paymentCount();
      const request = pay(`7.0${round}`);
      const replies = await Promise.all(
        [service, twin, service, twin].map((at) => send(request, { idempotencyKey: randomUUID(), at })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401]);
      expect(await paymentCount()).toBe(before + 1);
    }
  });

  it('executes once if it comes twice at once under its key, signed twice', async () => {
    const idempotencyKey = randomUUID();
    const before = await paymentCount();
    const requests = [pay('8.00'), pay('8.00'), pay('8.00'), pay('8.00')];
    const replies = await Promise.all(
      requests.map((request, at) => send(request, { idempotencyKey, at: at % 2 === 0 ? service : twin })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await paymentCount()).toBe(before + 1);
    for (const request of requests) {
      expect(await send(request, { idempotencyKey: randomUUID() })).toMatchObject(invalid);
    }
  });

  it('uses up its signature even if it is told to retry after the first request of its key', async () => {
    const [idempotencyKey, request, again] = [randomUUID(), pay('9.00'), pay('9.00')];
    // The first one holds the key's row for as long as this transaction holds the sender's balance.
    const held = await service.pool.owner.transaction();
    await held.raw(
      `SELECT FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id WHERE a.tenant_id = ? FOR UPDATE OF b`,
      [tenant.tenantId],
    );
    const first = send(request, { idempotencyKey });
    await eventually('the first one has the key, and waits for the balance', async () => {
      const { rows } = await service.pool.owner.raw(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    const later = await send(again, { idempotencyKey, at: twin });
    await held.rollback();
    expect([later.status, later.body.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    expect((await first).status).toBe(201);
    expect(await send(again, { idempotencyKey: randomUUID() })).toMatchObject(invalid);
  });

  it('may be sent again under its key if keys store no answer', async () => {
    const { id } = await tenant.session.createMember({ email: 'renamed@signed.test', role: 'VIEWER' }).unwrap();
    const rename = signed('PATCH', `/v1/members/${id}`, { name: 'Signed' });
    const idempotencyKey = randomUUID();
    expect((await send(rename, { idempotencyKey })).body.name).toBe('Signed');
    expect((await send(rename, { idempotencyKey })).status).toBe(200);
    expect(await send(rename, { idempotencyKey: randomUUID(), at: twin })).toMatchObject(invalid);
    const remove = signed('DELETE', `/v1/members/${id}`, undefined);
    expect((await send(remove, { idempotencyKey })).status).toBe(200);
    expect(await send(remove, { idempotencyKey: randomUUID() })).toMatchObject(invalid);
  });
});

describe('a read with a request signature', () => {
  it('needs no key and may be repeated', async () => {
    const request = signed('GET', '/v1/offramp/payments', undefined);
    expect((await send(request)).status).toBe(200);
    expect((await send(request, { query: '?take=1' })).status).toBe(200);
  });
});

describe('a stored signature', () => {
  it('is a fingerprint that reveals nothing, until it expires', async () => {
    const request = pay('1.00');
    await send(request, { idempotencyKey: randomUUID() });
    const rows: Record<string, unknown>[] = await service.pool.owner('request_signatures').where({
      tenant_id: tenant.tenantId,
    });
    const [, timestamp, value = ''] = /^t=(\d+),v1=(.*)$/.exec(request.signature) ?? [];
    expect(JSON.stringify(rows)).not.toContain(value);
    expect(rows.map(({ expires_at }) => (expires_at as Date).getTime() / 1000)).toContain(Number(timestamp) + 300);
  });
});
