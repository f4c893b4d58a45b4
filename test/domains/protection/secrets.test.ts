import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesOf } from '../../contract/rows.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import {
  advance,
  CHALLENGE,
  challengeOf,
  clockOf,
  codeTo,
  DAY,
  enroll,
  type ProtectedTenant,
  pay,
  protectedTenant,
  totpAt,
  totpFactor,
} from './fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.stop());

/** Every row that the database holds, past every wall. */
async function dump(): Promise<string> {
  const texts: string[] = [];
  for (const table of await tablesOf(service.pool.owner)) {
    const { rows } = await service.pool.owner.raw(`SELECT to_jsonb(t)::text AS text FROM ${table} t`);
    texts.push(...rows.map(({ text }: { text: string }) => `${table} ${text}`));
  }
  return texts.join('\n');
}

const CONTACTS = [
  { label: 'One', phone: '+15550619871' },
  { label: 'Two', email: 'secret.payee@contacts.test' },
];

/** Enrolls, is wrong, sends, answers and pays; answers every secret of it, looked for after each step. */
async function tell(tenant: ProtectedTenant, look: (secrets: readonly string[]) => Promise<void>): Promise<void> {
  const { session } = tenant;
  const secrets = [tenant.email];
  const [phoneE164, email] = ['+15550619872', 'secret.factor@factors.test'];
  const sms = await enroll(tenant, { type: 'SMS', phoneE164 });
  await enroll(tenant, { type: 'EMAIL', email }, { idempotencyKey: 'kept' });
  secrets.push(phoneE164.slice(1), email, await codeTo(service, tenant, phoneE164, 'FACTOR_OTP'));
  await look(secrets);
  await session.verifyTwoFactorFactor({ id: sms.id, code: secrets.at(-1) ?? '' }).unwrap();
  const totp = await totpFactor(tenant);
  secrets.push(totp.secret);
  for (const contact of CONTACTS) await session.createContact(contact).unwrap();
  secrets.push('15550619871', 'secret.payee@contacts.test');
  await look(secrets);
  await advance(tenant, DAY);
  const { challengeId: id } = challengeOf(await pay(tenant));
  await session.sendTwoFactorChallengeCode({ id, factorId: sms.id }, { idempotencyKey: 'sent' }).unwrap();
  secrets.push(await codeTo(service, tenant, phoneE164, 'TWOFA_OTP'));
  const spent = totpAt(totp.secret, await clockOf(tenant));
  await session.verifyTwoFactorChallenge({ id, factorId: totp.id, code: spent }, { idempotencyKey: 'spent' }).unwrap();
  secrets.push(spent);
  await look(secrets);
  await pay(tenant, '25.00', { [CHALLENGE]: id }).unwrap();
  await session.removeTwoFactorFactor({ id: sms.id }).unwrap();
  await look(secrets);
}

test('a dump of the database and the log show no secret, code or target of a factor, and no contact (D-066, D-351, D-355)', async () => {
  const tenant = await protectedTenant(service);
  let looks = 0;
  await tell(tenant, async (secrets) => {
    looks += 1;
    const text = `${await dump()}\n${service.logLines.join('\n')}`;
    const lines = text.split('\n');
    for (const secret of secrets) {
      // Six digits may stand in a longer number by chance; a code stands alone.
      const pattern = /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.:-])${secret}(?![\\w.:-])`) : secret;
      const found = lines.filter((line) => (typeof pattern === 'string' ? line.includes(pattern) : pattern.test(line)));
      expect(found, `look ${looks}: ${secret}`).toEqual([]);
    }
  });
  expect(looks).toBe(4);
});
