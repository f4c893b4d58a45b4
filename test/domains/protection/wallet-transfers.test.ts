import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN_ID, startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { legacyBody, type Owned, ownedWallet, STRANGER } from '../payments/fixture.ts';
import {
  advance,
  CHALLENGE,
  challengeOf,
  DAY,
  type ProtectedTenant,
  protectedTenant,
  refusal,
  satisfy,
} from './fixture.ts';

let chain: TestChain;
let service: TestService;
let tenant: ProtectedTenant;
let wallet: Owned;
let other: Owned;

// The tests tell one story, in the order in which they stand.
describe('transfers out of a protected wallet', { shuffle: false }, () => {
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    tenant = await protectedTenant(service, { thresholdUsd: '100.00' });
    [wallet, other] = [
      await ownedWallet(service, chain, tenant, { eth: 10n ** 18n }),
      await ownedWallet(service, chain, tenant),
    ];
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const payments = async () =>
    Number((await service.pool.owner('multisig_payments').where({ tenant_id: tenant.tenantId }).count())[0]?.count);

  describe('a legacy payment (D-180, D-342)', () => {
    const pay = (wanted: Parameters<typeof legacyBody>[1] = {}, id?: string) =>
      tenant.session.createPayment(
        legacyBody(wallet, wanted),
        id === undefined ? {} : { headers: { [CHALLENGE]: id } },
      );

    test('passes the payee gate by its address, then two-factor by its USDC (R549, D-343, D-356)', async () => {
      expect(refusal(await pay()).code).toBe('NEW_PAYEE_NOT_SAVED');
      await tenant.session.createContact({ label: 'A stranger', address: STRANGER, chainId: CHAIN_ID }).unwrap();
      expect(refusal(await pay()).code).toBe('PAYEE_COOLING_OFF');
      await advance(tenant, DAY);
      expect((await pay({ value: '99.99' })).ok).toBe(true);
      const before = await payments();
      const { challengeId, ...bound } = challengeOf(await pay({ value: '100' }));
      expect(bound).toMatchObject({
        amountUsd: '100.00',
        destinationAddress: STRANGER,
        destinationLabel: 'A stranger',
      });
      await satisfy(service, tenant, challengeId);
      expect(refusal(await pay({ value: '101' }, challengeId)).code).toBe('TWOFA_BINDING_MISMATCH');
      expect(await payments()).toBe(before);
      const { data } = await pay({ value: '100' }, challengeId);
      expect(data).toMatchObject({ generation: 'legacy', status: 'AWAITING_SIGNATURE' });
      expect(refusal(await pay({ value: '100' }, challengeId)).code).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
      expect(await payments()).toBe(before + 1);
    });

    test('needs approval for every amount of ether, and is refused for keys (D-342, D-344)', async () => {
      const ether = { value: '0.001', asset: 'eth' } as const;
      expect(challengeOf(await pay(ether))).toMatchObject({
        amountUsd: '0.00',
        destinationAddress: STRANGER,
        destinationLabel: 'A stranger (0.001 ETH)',
      });
      const byKey = await tenant.api.createPayment(legacyBody(wallet, ether));
      expect(refusal(byKey).code).toBe('TWOFA_AGENT_NOT_PERMITTED');
    });

    test('needs no contact between the tenant’s own wallets, named by id or address (D-356)', async () => {
      const amount = { value: '1.50' };
      const byId = { sourceWalletId: wallet.id, destination: { type: 'wallet' as const, walletId: other.id }, amount };
      expect((await tenant.session.createPayment(byId)).ok).toBe(true);
      expect((await pay({ address: other.address })).ok).toBe(true);
      // Whoever creates a wallet names its owners: a new one cools off, by id and by address (D-505).
      const { id, address } = await ownedWallet(service, chain, tenant);
      const destination = { type: 'wallet' as const, walletId: id };
      expect(refusal(await tenant.api.createPayment({ ...byId, destination })).code).toBe('PAYEE_COOLING_OFF');
      expect(refusal(await pay({ address })).code).toBe('PAYEE_COOLING_OFF');
      await advance(tenant, DAY);
      expect((await tenant.api.createPayment({ ...byId, destination })).ok).toBe(true);
    });

    test('matches its contact by e-mail, which the member sees masked (D-345, D-356)', async () => {
      const payee = await service.signUp('Legacy payee');
      const email = (await payee.session.getMe().unwrap()).member?.email ?? '';
      await payee.session.getBalance({ ensure: true }).unwrap();
      const destination = { type: 'email' as const, email };
      const body = (value: string) => ({ sourceWalletId: wallet.id, destination, amount: { value } });
      expect(refusal(await tenant.session.createPayment(body('1.00'))).code).toBe('NEW_PAYEE_NOT_SAVED');
      await tenant.session.createContact({ label: 'By e-mail', email: email.toUpperCase() }).unwrap();
      await advance(tenant, DAY);
      const { destinationAddress } = challengeOf(await tenant.session.createPayment(body('100.00')));
      expect(destinationAddress).toBe(`${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`);
    });

    test('needs a new approval when its handle has come to point elsewhere (D-346)', async () => {
      const payee = await service.signUp('Legacy handle');
      const [one, two] = [await ownedWallet(service, chain, payee), await ownedWallet(service, chain, payee)];
      const handle = 'moves-away';
      await payee.api.setDirectoryHandle({ handle, walletId: one.id }).unwrap();
      await tenant.session.createContact({ label: 'Moves', handle }).unwrap();
      await advance(tenant, DAY);
      const ask = (id?: string) =>
        tenant.session.createPayment(
          { sourceWalletId: wallet.id, destination: { type: 'handle', handle }, amount: { value: '100.00' } },
          id === undefined ? {} : { headers: { [CHALLENGE]: id } },
        );
      const { challengeId, destinationAddress } = challengeOf(await ask());
      expect(destinationAddress).toBe(one.address);
      await satisfy(service, tenant, challengeId);
      await payee.api.setDirectoryHandle({ handle, walletId: two.id }).unwrap();
      expect(refusal(await ask(challengeId)).code).toBe('TWOFA_BINDING_MISMATCH');
      await payee.api.setDirectoryHandle({ handle, walletId: one.id }).unwrap();
      expect((await ask(challengeId)).ok).toBe(true);
    });

    test('is checked before the policy and the balance, whose refusals redeem no challenge (D-038, D-171)', async () => {
      const { challengeId } = challengeOf(await pay({ value: '5000' }));
      await satisfy(service, tenant, challengeId);
      expect(refusal(await pay({ value: '5000' }, challengeId)).code).toBe('INSUFFICIENT_FUNDS');
      const { status } = await tenant.session.getTwoFactorChallenge({ id: challengeId }).unwrap();
      expect(status).toBe('SATISFIED');
    });

    test('keeps its approval when a policy denies it (D-312, D-346)', async () => {
      const document = { limits: { perTransactionUsd: '150.00' } };
      const { policyId } = await tenant.api.createPolicy({ name: 'Small', document }).unwrap();
      const { challengeId } = challengeOf(await pay({ value: '200' }));
      await satisfy(service, tenant, challengeId);
      const attachment = { id: policyId, subjectType: 'wallet', subjectId: wallet.id } as const;
      await tenant.api.attachPolicy(attachment).unwrap();
      await tenant.api.setTestPolicyEnforcement({ mode: 'enforce' }).unwrap();
      const denied = await pay({ value: '200' }, challengeId);
      expect(refusal(denied).code).toBe('POLICY_DENIED');
      const { status } = await tenant.session.getTwoFactorChallenge({ id: challengeId }).unwrap();
      expect(status).toBe('SATISFIED');
      await tenant.api.setTestPolicyEnforcement({ mode: 'log' }).unwrap();
    });
  });

  describe('a transaction of a wallet (D-261, D-342)', () => {
    const propose = (body: { to: string; value?: string }, id?: string, from = wallet.id) =>
      tenant.session.createWalletTransaction(
        { id: from, ...body },
        id === undefined ? {} : { headers: { [CHALLENGE]: id } },
      );

    test('always needs approval, bound to the wallet in its path (D-342, D-346)', async () => {
      const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
      expect(refusal(await propose({ to })).code).toBe('NEW_PAYEE_NOT_SAVED');
      const { challengeId, ...bound } = challengeOf(await propose({ to: STRANGER, value: '1' }));
      expect(bound).toMatchObject({
        amountUsd: '0.00',
        destinationAddress: STRANGER,
        destinationLabel: 'A stranger (0.000000000000000001 ETH)',
      });
      await satisfy(service, tenant, challengeId);
      const elsewhere = await propose({ to: STRANGER, value: '1' }, challengeId, other.id);
      expect(refusal(elsewhere).code).toBe('TWOFA_BINDING_MISMATCH');
      expect((await propose({ to: STRANGER, value: '1' }, challengeId)).ok).toBe(true);
      expect(refusal(await propose({ to: STRANGER, value: '1' }, challengeId)).code).toBe(
        'TWOFA_CHALLENGE_NOT_REDEEMABLE',
      );
    });

    test('shows the wallet itself as payee for a change of owners (D-457, D-356)', async () => {
      expect(challengeOf(await propose({ to: wallet.address }))).toMatchObject({ destinationLabel: null });
      const byKey = await tenant.api.createWalletTransaction({ id: wallet.id, to: wallet.address });
      expect(refusal(byKey).code).toBe('TWOFA_AGENT_NOT_PERMITTED');
    });
  });
});
