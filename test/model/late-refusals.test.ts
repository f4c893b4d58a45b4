import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { signerRegistrationText } from '../../src/domains/accounts/signer-registration.ts';
import { verifyPhone } from '../support/recipient.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';

/** A row that changes between the credential's check and the handler's lock: still a declared refusal, never a 500. */
describe('an event that becomes illegal while its request waits for the lock is refused', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  test('when a signer is registered while the member is being suspended', async () => {
    const { session, api } = await service.signUp('Late');
    const { id } = await session.createMember({ email: 'late@late.test', role: 'FINANCE' }).unwrap();
    const { token } = await api.createTestSession({ memberId: id }).unwrap();
    const own = createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 });
    const wallet = privateKeyToAccount(generatePrivateKey());
    const signature = await wallet.signMessage({ message: signerRegistrationText(id, wallet.address) });

    const asked = await whileChanged(service, 'members', id, { status: 'SUSPENDED' }, () =>
      own.registerMemberSigner({ id, address: wallet.address, signature }),
    );
    // The member's own right is judged before the state (D-504).
    expect(asked.error).toMatchObject({ statusCode: 403, code: 'MEMBER_NOT_ACTIVE' });
  });

  test('when a number is proved while its holder releases it', async () => {
    const phone = '+15550107777';
    const [holder, winner] = [await service.signUp('Holder'), await service.signUp('Winner')];
    const held = await verifyPhone(service, holder, phone);
    const { id } = await winner.api.createPhoneAlias({ phone }).unwrap();
    await service.runUntilIdle();
    const { messages } = await winner.api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
    const proved = await whileChanged(service, 'phone_aliases', held, { status: 'REVOKED' }, () =>
      winner.api.verifyPhoneAlias({ id, code: messages[0]?.code ?? '' }),
    );
    expect(proved.error).toBeUndefined();
    expect(proved.ok && proved.data.status).toBe('ACTIVE');
  });
});

/** Changes a row under a lock that a request waits for; answers what the request got. */
async function whileChanged<T>(
  { pool }: TestService,
  table: string,
  id: string,
  patch: object,
  ask: () => PromiseLike<T>,
): Promise<T> {
  const holder = await pool.owner.transaction();
  await holder(table).where({ id }).forUpdate().select('id');
  const asked = Promise.resolve(ask());
  await eventually('the request to wait for the row', async () => {
    const { rows } = await pool.owner.raw(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
  await holder(table).where({ id }).update(patch);
  await holder.commit();
  return asked;
}
