import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { startTestService, type TestService } from '../../support/service.ts';
import { approver, grant, member, newWorld, read, refusal, requestOf } from './fixture.ts';

const HELD = ['AUTHORITY_LIMIT_EXCEEDED', 'APPROVAL_THRESHOLD_NOT_MET'];
const create = { allowedActions: ['payment.create' as const], perTxLimitUsd: '10' };

/** To withdraw a right never widens another one (D-516): what a grant of 10 USD held does not pass without it. */
describe('a grant that was withdrawn', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  /** A member who is limited to 10 USD, and whose payment of 50 is held. */
  async function limited(role: 'OWNER' | 'ADMIN' | 'FINANCE' = 'FINANCE') {
    const world = await newWorld(service);
    const who = await member(service, world.sender, role);
    const { id: authorityId } = await grant(world.sender, who.id, create);
    const held = await world.pay('50', who.session);
    expect(held.holdReasons).toEqual(HELD);
    const ask = (amountUsd: string) => who.session.createOfframpPayment({ phone: world.phone, amountUsd });
    const intend = (amountUsd: string) =>
      who.session.createPayment({
        recipient: { phoneNumber: world.phone },
        amount: { value: amountUsd, currency: 'USD' },
      });
    return { world, who, path: { memberId: who.id, authorityId }, held, ask, intend, owner: world.sender.session };
  }
  type Limited = Awaited<ReturnType<typeof limited>>;

  const WITHDRAWALS: readonly (readonly [string, (of: Limited) => Promise<unknown>])[] = [
    ['suspended', ({ owner, path }) => owner.suspendAuthority(path).unwrap()],
    ['revoked', ({ owner, path }) => owner.revokeAuthority(path).unwrap()],
    ['narrowed', ({ owner, path }) => owner.updateAuthority({ ...path, allowedActions: ['payment.approve'] }).unwrap()],
    [
      'narrowed and suspended',
      async ({ owner, path }) => {
        await owner.updateAuthority({ ...path, allowedActions: ['payment.cancel'] }).unwrap();
        await owner.suspendAuthority(path).unwrap();
      },
    ],
  ];

  test.each(WITHDRAWALS)('%s leaves no right to initiate, on either surface', async (_, withdraw) => {
    const of = await limited();
    const { world, held, ask, intend } = of;
    const before = await world.sender.balances();
    await withdraw(of);
    for (const asked of [await ask('50'), await ask('0.01'), await intend('5')]) {
      expect(asked.error).toMatchObject({
        code: 'AUTHORITY_MISSING',
        statusCode: 403,
        details: { action: 'payment.create' },
      });
    }
    await service.runUntilIdle();
    expect(await world.sender.balances()).toEqual(before);
    expect(await read(world, held.paymentId)).toMatchObject({ status: 'COMPLIANCE_HOLD', holdReasons: HELD });
  });

  test.each(['OWNER', 'ADMIN'] as const)('binds an %s like every other role, and its key', async (role) => {
    const { world, who, path, owner, ask } = await limited(role);
    const { apiKey } = await who.session.createApiKey({ name: 'ours', scopes: ['ramps:write'] }).unwrap();
    await owner.revokeAuthority(path).unwrap();
    expect(refusal(await ask('1')).code).toBe('AUTHORITY_MISSING');
    const byKey = await createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 }).createOfframpPayment({
      phone: world.phone,
      amountUsd: '1',
    });
    expect(refusal(byKey).code).toBe('AUTHORITY_MISSING');
  });

  test('does not include a grant whose member was suspended and came back', async () => {
    const { who, owner, ask } = await limited();
    await owner.suspendMember({ id: who.id }).unwrap();
    await owner.reactivateMember({ id: who.id }).unwrap();
    expect((await ask('50')).data).toMatchObject({ holdReasons: HELD });
    expect((await ask('10')).data).toMatchObject({ holdReasons: [] });
  });

  test('still limits a payment that an older grant with higher limits would allow', async () => {
    const world = await newWorld(service);
    const who = await member(service, world.sender);
    await grant(world.sender, who.id, { ...create, perTxLimitUsd: '100' });
    const { id: authorityId } = await grant(world.sender, who.id, create);
    await world.sender.session.revokeAuthority({ memberId: who.id, authorityId }).unwrap();
    expect((await world.pay('10', who.session)).holdReasons).toEqual([]);
    expect((await world.pay('10.000001', who.session)).holdReasons).toEqual(HELD);
  });

  test('is replaced by a new grant, which without limits gives the role’s right back', async () => {
    const { world, who, path, owner, ask } = await limited();
    await owner.revokeAuthority(path).unwrap();
    expect(refusal(await ask('1')).code).toBe('AUTHORITY_MISSING');
    await grant(world.sender, who.id, { allowedActions: ['payment.create'] });
    expect((await ask('500')).data).toMatchObject({ holdReasons: [] });
  });

  test('counts again where it is reactivated, with its limits', async () => {
    const { owner, path, ask } = await limited();
    await owner.suspendAuthority(path).unwrap();
    await owner.reactivateAuthority(path).unwrap();
    expect((await ask('10')).data).toMatchObject({ holdReasons: [] });
    expect((await ask('50')).data).toMatchObject({ holdReasons: HELD });
  });

  test('leaves an approved payment as it is, and a waiting payment to its votes', async () => {
    const of = await limited();
    const { world, held, owner, path } = of;
    const voter = await approver(service, world.sender);
    await owner.revokeAuthority(path).unwrap();
    await service.runUntilIdle();
    const { id } = await requestOf(world, held.paymentId);
    await voter.session.signApproval({ id }).unwrap();
    expect((await read(world, held.paymentId)).status).toBe('AWAITING_RECIPIENT_CONFIRMATION');
  });

  test('has no effect on a payment when it was for another action', async () => {
    const world = await newWorld(service);
    const who = await member(service, world.sender);
    const { id: authorityId } = await grant(world.sender, who.id);
    await world.sender.session.revokeAuthority({ memberId: who.id, authorityId }).unwrap();
    expect((await world.pay('50', who.session)).holdReasons).toEqual([]);
  });
});
