import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startAccounts } from '../accounts/service-fixture.ts';

let service: Service;
beforeAll(async () => {
  service = await startAccounts();
});
afterAll(() => service?.close());

describe('the test clock (D-067)', () => {
  it('starts at real time and only goes forward, for its tenant alone', async () => {
    const { owner } = await service.found('ada@clock.example');
    const other = (await service.found('ben@clock.example')).owner;
    const real = await service.call('GET', '/v1/test/clock', owner);
    expect(real.body.offsetSeconds).toBe(0);
    expect(Math.abs(Date.parse(real.body.now) - Date.now())).toBeLessThan(5000);

    const moved = await service.call('POST', '/v1/test/clock', owner, { advanceSeconds: 3600 });
    expect(moved.body.offsetSeconds).toBe(3600);
    expect(Math.abs(Date.parse(moved.body.now) - Date.now() - 3_600_000)).toBeLessThan(5000);
    expect((await service.call('POST', '/v1/test/clock', owner, { advanceSeconds: 1 })).body.offsetSeconds).toBe(3601);
    expect((await service.call('GET', '/v1/test/clock', other)).body.offsetSeconds).toBe(0);
    for (const advanceSeconds of [0, -1, 1.5, 31_536_001]) {
      expect((await service.call('POST', '/v1/test/clock', owner, { advanceSeconds })).body.code).toBe(
        'VALIDATION_FAILED',
      );
    }
  });

  it('adds up simultaneous advances', async () => {
    const { owner } = await service.found('ada@twice.example');
    await Promise.all(
      [10, 20, 30].map((advanceSeconds) => service.call('POST', '/v1/test/clock', owner, { advanceSeconds })),
    );
    expect((await service.call('GET', '/v1/test/clock', owner)).body.offsetSeconds).toBe(60);
  });

  it('moves once under one idempotency key (R274)', async () => {
    const { owner } = await service.found('ada@key.example');
    const key = randomUUID();
    const replies = [];
    for (let round = 0; round < 2; round += 1) {
      replies.push(
        await service.call('POST', '/v1/test/clock', owner, { advanceSeconds: 60 }, { 'idempotency-key': key }),
      );
    }
    expect(replies.map(({ body }) => body)).toEqual([replies[0]?.body, replies[0]?.body]);
    expect((await service.call('GET', '/v1/test/clock', owner)).body.offsetSeconds).toBe(60);
  });

  it('runs what falls due before it answers (D-482)', async () => {
    const { owner, tenant } = await service.found('ada@due.example');
    await service.rows(
      `INSERT INTO outbox_jobs (id, topic, key, payload, tenant_id, due_at, fires_at, generation, attempts, created_at)
       SELECT 'job_due', 'message.send', 'due', jsonb_build_object('id', 'msg_due', 'tenantId', t.id, 'channel', 'sms',
         'purpose', 'CLAIM_LINK', 'recipientCiphertext', ?::text, 'recipientIndex', 'i', 'bodyCiphertext', ?::text,
         'codeCiphertext', null, 'linkCiphertext', null, 'createdAt', now()), t.id,
         now() + interval '1 hour', now() + interval '1 hour', 1, 0, now() FROM tenants t WHERE t.id = ?`,
      [service.vault.encrypt('+15550104567'), service.vault.encrypt('Hello'), tenant.id],
    );
    const bodies = async () =>
      (await service.call('GET', '/v1/test/messages', owner)).body.messages.map(({ body }: { body: string }) => body);
    await service.call('POST', '/v1/test/clock', owner, { advanceSeconds: 3500 });
    expect(await bodies()).toEqual([]);
    await service.call('POST', '/v1/test/clock', owner, { advanceSeconds: 101 });
    expect(await bodies()).toEqual(['Hello']);
  });

  it('leaves sessions and keys on real time', async () => {
    const { owner } = await service.found('ada@real.example');
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { apiKey } = (await service.call('POST', '/v1/api-keys', owner, { name: 'K', expiresAt })).body;
    await service.call('POST', '/v1/test/clock', owner, { advanceSeconds: 31_536_000 });
    expect((await service.call('GET', '/v1/me', { apiKey })).status).toBe(200);
    expect((await service.call('GET', '/v1/me', owner)).status).toBe(200);
  });
});
