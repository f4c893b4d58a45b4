import type { Hex } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PolicyDocument } from '../../../generated/contract/schemas.ts';
import { erc20Abi } from '../../../src/payments/chain/index.ts';
import { CHAIN_ID, startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { advance, challengeOf, DAY, type ProtectedTenant, protectedTenant, refusal } from '../protection/fixture.ts';
import { legacyBody, type Owned, ownedWallet, STRANGER, signatureOf } from './fixture.ts';

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

let chain: TestChain;
let service: TestService;
let tenant: ProtectedTenant;
let wallet: Owned;
let policyId: string;

// The tests tell one story, in the order in which they stand.
describe('calls under a policy', { shuffle: false }, () => {
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    tenant = await protectedTenant(service, { thresholdUsd: '100.00' });
    wallet = await ownedWallet(service, chain, tenant, { eth: 10n ** 18n });
    ({ policyId } = await tenant.api.createPolicy({ name: 'Calls', document: {} }).unwrap());
    await tenant.api.attachPolicy({ id: policyId, subjectType: 'wallet', subjectId: wallet.id }).unwrap();
    await tenant.session.createContact({ label: 'A stranger', address: STRANGER, chainId: CHAIN_ID }).unwrap();
    await advance(tenant, DAY);
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const token = () => service.engine.services.chain.contracts.settlementToken;
  const transferOf = (units: bigint, to: `0x${string}` = STRANGER): Hex =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] });
  const call = (body: { to: string; value?: string; data?: string }, by = tenant.session) =>
    by.createWalletTransaction({ id: wallet.id, ...body });
  const raw = (data: Hex) => call({ to: token(), data });
  const rule = (document: PolicyDocument) => tenant.api.createPolicyVersion({ id: policyId, document }).unwrap();
  const mode = (to: 'off' | 'log' | 'enforce') => tenant.api.setTestPolicyEnforcement({ mode: to }).unwrap();
  const protect = (enabled: boolean) =>
    service.pool.owner('protection_settings').where({ tenant_id: tenant.tenantId }).update({ enabled });
  const denied = async (asked: Parameters<typeof refusal>[0] | PromiseLike<Parameters<typeof refusal>[0]>) => {
    const { code, details } = refusal(await asked);
    return [code, (details as { reason?: string }).reason];
  };
  const lastDecision = async () => (await tenant.api.listPolicyDecisions({ policyId }).unwrap()).decisions[0];

  describe('a raw transfer of the token, under two-factor protection (D-508)', () => {
    test('is approved with its amount and its payee, and needs no approval below the threshold', async () => {
      const bound = { amountUsd: '400.00', destinationAddress: STRANGER, destinationLabel: 'A stranger' };
      expect(challengeOf(await raw(transferOf(400_000_000n)))).toMatchObject(bound);
      expect((await raw(transferOf(99_990_000n))).ok).toBe(true);
    });

    test('is refused to a payee that is not saved, even when the token is saved', async () => {
      expect(refusal(await raw(transferOf(1n, OTHER))).code).toBe('NEW_PAYEE_NOT_SAVED');
    });

    test('is refused for a key from the threshold on', async () => {
      const byKey = await call({ to: token(), data: transferOf(400_000_000n) }, tenant.api);
      expect(refusal(byKey).code).toBe('TWOFA_AGENT_NOT_PERMITTED');
    });

    test('replaced by another call shows 0.00 USD, and the ether and call data that it sends', async () => {
      const { amountUsd, destinationLabel } = challengeOf(
        await call({ to: STRANGER, value: '1500000000000000000', data: '0x12345678' }),
      );
      expect([amountUsd, destinationLabel]).toEqual(['0.00', 'A stranger (1.5 ETH, call 0x12345678)']);
    });
  });

  describe('a wallet under an enforced policy (D-508)', () => {
    beforeEach(async () => {
      await protect(false);
      await mode('enforce');
    });

    test('cannot pass a limit or a blocked payee by a raw transfer', async () => {
      await rule({ limits: { perTransactionUsd: '10.00' } });
      expect(await denied(raw(transferOf(10_000_001n)))).toEqual(['POLICY_DENIED', 'PER_TXN_LIMIT']);
      expect((await lastDecision())?.input).toMatchObject({ amountUsd: '10.000001', counterparty: STRANGER });
      expect((await raw(transferOf(10_000_000n))).ok).toBe(true);
      await rule({ counterparties: { blocked: [STRANGER] } });
      expect(await denied(raw(transferOf(1n)))).toEqual(['POLICY_DENIED', 'COUNTERPARTY_BLOCKED']);
    });

    test('cannot send ether or make another call when the policy has limits or counterparties', async () => {
      const documents: PolicyDocument[] = [
        { limits: { monthlyUsd: '1000.00' } },
        { counterparties: { allowed: [STRANGER] } },
      ];
      for (const document of documents) {
        await rule(document);
        expect(await denied(call({ to: STRANGER, value: '1' }))).toEqual(['POLICY_DENIED', 'CALL_NOT_JUDGED']);
        expect(await denied(call({ to: token(), data: '0x12345678' }))).toEqual(['POLICY_DENIED', 'CALL_NOT_JUDGED']);
        const ether = tenant.session.createPayment(legacyBody(wallet, { value: '0.001', asset: 'eth' }));
        expect(await denied(ether)).toEqual(['POLICY_DENIED', 'CALL_NOT_JUDGED']);
      }
      expect(await lastDecision()).toMatchObject({ allow: false, enforced: true, reason: 'CALL_NOT_JUDGED' });
    });

    test('can do both when the policy has neither', async () => {
      await rule({ mcc: { blocked: ['7995'] } });
      expect((await call({ to: STRANGER, value: '1' })).ok).toBe(true);
    });

    test('records the call and lets it pass in log mode', async () => {
      await mode('log');
      await rule({ limits: { perTransactionUsd: '10.00' } });
      expect((await call({ to: STRANGER, value: '1' })).ok).toBe(true);
      expect(await lastDecision()).toMatchObject({ allow: false, enforced: false, reason: 'CALL_NOT_JUDGED' });
    });

    test('judges the call again at its execution when it was proposed before the policy', async () => {
      await rule({});
      const { id, multisigTxHash } = await raw(transferOf(20_000_000n)).unwrap();
      await service.pool
        .owner('multisig_payments')
        .where({ source_wallet_id: wallet.id, status: 'AWAITING_SIGNATURE' })
        .whereNot({ id })
        .update({ nonce: service.pool.owner.raw('nonce + 1000') });
      await rule({ limits: { perTransactionUsd: '10.00' } });
      await tenant.api.setTestChain({ holdExecution: true }).unwrap();
      for (const owner of wallet.owners.slice(0, 2)) {
        await tenant.api.signPayment({ id, signature: await signatureOf(owner, multisigTxHash) });
      }
      await service.pool.owner('multisig_payments').where({ id }).update({ nonce: 0 });
      await tenant.api.setTestChain({ holdExecution: false }).unwrap();
      expect(await denied(tenant.api.executePayment({ id }))).toEqual(['POLICY_DENIED', 'PER_TXN_LIMIT']);
    });
  });
});
