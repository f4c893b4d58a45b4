import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { camelRow } from '../../../src/platform/db/rows/case.ts';
import { type Service, type Session, startAccounts } from '../accounts/service-fixture.ts';

let service: Service;
let owner: Session;
beforeAll(async () => {
  service = await startAccounts();
  ({ owner } = await service.found('ada@messages.example'));
  for (const name of ['ben', 'cai']) {
    await service.call('POST', '/v1/members', owner, { email: `${name}@messages.example` });
  }
  await service.work();
});
afterAll(() => service?.close());

const inbox = async (query: string, credential = owner) =>
  (await service.call('GET', `/v1/test/messages${query}`, credential)).body.messages;

describe("the simulated gateway's inbox (D-069)", () => {
  it('shows what the tenant’s requests sent, in full, newest first', async () => {
    expect((await inbox('')).map(({ to, purpose, channel }: Record<string, string>) => [to, purpose, channel])).toEqual(
      [
        ['cai@messages.example', 'INVITE', 'email'],
        ['ben@messages.example', 'INVITE', 'email'],
      ],
    );
    expect(await inbox('?channel=sms')).toEqual([]);
    expect(await inbox('?purpose=CLAIM_OTP')).toEqual([]);
    expect(await inbox('?take=1&skip=1')).toMatchObject([{ to: 'ben@messages.example' }]);
  });

  it('shows another tenant only what was sent to one exact address', async () => {
    const stranger = (await service.found('stranger@elsewhere.example')).owner;
    expect(await inbox('', stranger)).toEqual([]);
    expect(await inbox('?to=Ben@messages.example', stranger)).toMatchObject([{ to: 'ben@messages.example' }]);
    expect(await inbox('?to=ben@messages', stranger)).toEqual([]);
  });

  it('stores the message of a repeated job once, and nothing readable (D-066)', async () => {
    const [row] = await service.rows('SELECT * FROM test_messages LIMIT 1');
    expect(JSON.stringify(row)).not.toContain('messages.example');
    const before = (await inbox('')).length;
    const payload = JSON.stringify(camelRow(row ?? {}));
    await service.rows(
      `INSERT INTO outbox_jobs (id, topic, key, payload, tenant_id, due_at, fires_at, generation, attempts, created_at)
       VALUES ('job_again', 'message.send', 'again', ?::jsonb, NULL, now(), now(), 1, 0, now())`,
      [payload],
    );
    await service.work();
    expect(await service.rows("SELECT 1 AS x FROM outbox_jobs WHERE id = 'job_again'")).toEqual([]);
    expect((await inbox('')).length).toBe(before);
  });
});
