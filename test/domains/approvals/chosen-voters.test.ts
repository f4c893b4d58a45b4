import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { startTestService, type TestService } from '../../support/service.ts';
import { grant, invited, type Member, newWorld, refusal, requestOf, signedIn } from './fixture.ts';

const vote = { allowedActions: ['payment.approve' as const] };

/** Nobody chooses who approves an own payment (D-522). */
describe('a voter', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  /** An organization with an OWNER, and two ADMINs whom the OWNER invited. */
  async function organization() {
    const world = await newWorld(service);
    const owner = await signedIn(service, world.sender, world.sender.memberId);
    const [ada, bob] = [await invited(service, world.sender, 'ADMIN'), await invited(service, world.sender, 'ADMIN')];
    return { ...world, owner, ada, bob };
  }
  const audited = (action: string, tenantId: string) =>
    service.pool.owner('audit_log').where({ action, tenant_id: tenantId });
  const client = (apiKey: string) => createPaychart({ baseUrl: service.url, apiKey, maxRetries: 0 });

  describe('whom the caller invited', () => {
    test('does not get the vote from the caller in any way, and gets it from another member', async () => {
      const { ada, bob } = await organization();
      const second = await invited(service, ada, 'FINANCE');
      const { apiKey } = await ada.session.createApiKey({ name: 'own', scopes: ['members:manage'] }).unwrap();
      const forbidden = { code: 'ROLE_NOT_PERMITTED', statusCode: 403 };
      const memberId = second.id;
      for (const by of [ada.session, client(apiKey)])
        expect(refusal(await by.createAuthority({ memberId, ...vote }))).toEqual(forbidden);
      // What is no vote is theirs to give; turned into one it is not.
      const { id: authorityId } = await grant(ada, memberId, { allowedActions: ['payment.cancel'] });
      expect(refusal(await ada.session.updateAuthority({ memberId, authorityId, ...vote }))).toEqual(forbidden);
      const given = await grant(bob, memberId, vote);
      const path = { memberId, authorityId: given.id };
      expect(refusal(await ada.session.updateAuthority({ ...path, approvalWeight: 2 }))).toEqual(forbidden);
      expect(refusal(await ada.session.updateMember({ id: memberId, approvalGroups: ['ops'] }))).toEqual(forbidden);
      expect((await ada.session.updateMember({ id: memberId, name: 'Second' })).ok).toBe(true);
      expect((await bob.session.updateMember({ id: memberId, approvalGroups: ['ops'] })).ok).toBe(true);
      // To take away is always theirs, and to give it back is not.
      await ada.session.suspendAuthority(path).unwrap();
      expect(refusal(await ada.session.reactivateAuthority(path))).toEqual(forbidden);
      expect((await bob.session.reactivateAuthority(path)).ok).toBe(true);
      expect((await ada.session.updateAuthority({ ...path, perTxLimitUsd: '5' })).ok).toBe(true);
    });

    test('counts as invited by the member and by the issuer of the key that invited it', async () => {
      const { owner, ada, bob } = await organization();
      const { apiKey } = await owner.session
        .createApiKey({ name: 'of ada', memberId: ada.id, scopes: ['members:manage'] })
        .unwrap();
      const { id } = await client(apiKey)
        .createMember({ email: `by-key-${ada.id}@approvals.test`, role: 'FINANCE' })
        .unwrap();
      await signedIn(service, owner, id);
      for (const by of [owner, ada])
        expect(refusal(await by.session.createAuthority({ memberId: id, ...vote })).code).toBe('ROLE_NOT_PERMITTED');
      expect((await bob.session.createAuthority({ memberId: id, ...vote })).ok).toBe(true);
    });

    test('counts as invited by the member who sent its newest invitation', async () => {
      const { ada, bob } = await organization();
      const email = `again-${ada.id}@approvals.test`;
      const first = await ada.session.createMember({ email, role: 'FINANCE' }).unwrap();
      await ada.session.removeMember({ id: first.id }).unwrap();
      const { id } = await bob.session.createMember({ email, role: 'FINANCE' }).unwrap();
      await signedIn(service, bob, id);
      expect(refusal(await bob.session.createAuthority({ memberId: id, ...vote })).code).toBe('ROLE_NOT_PERMITTED');
      expect((await ada.session.createAuthority({ memberId: id, ...vote })).ok).toBe(true);
    });

    test('does not get the vote through a third member whom the caller has invited too', async () => {
      const { ada, bob } = await organization();
      const second = await invited(service, ada, 'ADMIN');
      const third = await invited(service, second, 'FINANCE');
      const sibling = await invited(service, ada, 'FINANCE');
      const forbidden = { code: 'ROLE_NOT_PERMITTED', statusCode: 403 };
      const give = (by: Member, to: Member) => by.session.createAuthority({ memberId: to.id, ...vote });
      for (const [by, to] of [
        [second, third],
        [ada, third],
        [second, sibling],
      ] as const)
        expect(refusal(await give(by, to))).toEqual(forbidden);
      for (const to of [third, sibling]) expect((await give(bob, to)).ok).toBe(true);
    });

    test('gets the vote from the only OWNER, and the audit trail records it', async () => {
      const { sender } = await newWorld(service);
      const own = await invited(service, sender, 'FINANCE');
      expect((await sender.session.createAuthority({ memberId: own.id, ...vote })).ok).toBe(true);
      expect(await audited('authority.voter_chosen_by_inviter', sender.tenantId)).toHaveLength(1);
      const other = await invited(service, sender, 'ADMIN');
      expect(refusal(await sender.session.createAuthority({ memberId: own.id, ...vote })).code).toBe(
        'ROLE_NOT_PERMITTED',
      );
      // One that is removed watches nobody.
      await sender.session.removeMember({ id: other.id }).unwrap();
      expect((await sender.session.createAuthority({ memberId: own.id, ...vote })).ok).toBe(true);
    });

    test('does not get the vote while the only other ADMIN is suspended, or was demoted in the last 30 days', async () => {
      const { sender } = await newWorld(service);
      const [own, other] = [await invited(service, sender, 'FINANCE'), await invited(service, sender, 'ADMIN')];
      const ask = async () => {
        const asked = await sender.session.createAuthority({ memberId: own.id, ...vote });
        return asked.ok ? 'given' : refusal(asked).code;
      };
      expect(await ask()).toBe('ROLE_NOT_PERMITTED');
      await sender.session.suspendMember({ id: other.id }).unwrap();
      expect(await ask()).toBe('ROLE_NOT_PERMITTED');
      await sender.session.reactivateMember({ id: other.id }).unwrap();
      await sender.session.updateMember({ id: other.id, role: 'VIEWER' }).unwrap();
      expect(await ask()).toBe('ROLE_NOT_PERMITTED');
      await sender.session.suspendMember({ id: other.id }).unwrap();
      expect(await ask()).toBe('ROLE_NOT_PERMITTED');
      await service.pool
        .owner('lifecycle_log')
        .where({ aggregate_id: other.id })
        .update({ at: service.pool.owner.raw("at - interval '30 days'") });
      expect(await ask()).toBe('given');
    });

    test('gets the vote from the only OWNER beside an invited ADMIN and a member who never was ADMIN', async () => {
      const { sender } = await newWorld(service);
      const own = await invited(service, sender, 'FINANCE');
      await sender.session.createMember({ email: `asked-${own.id}@approvals.test`, role: 'ADMIN' }).unwrap();
      await sender.session.updateMember({ id: own.id, role: 'MEMBER' }).unwrap();
      expect((await sender.session.createAuthority({ memberId: own.id, ...vote })).ok).toBe(true);
    });
  });

  describe('who got the vote from the initiator after the payment', () => {
    /** A payment of ada that waits for a vote, and a FINANCE member whom bob invited. */
    async function waiting(groups: { approverGroup?: string } = {}) {
      const world = await organization();
      const { ada, bob } = world;
      const voter = await invited(service, bob, 'FINANCE');
      const payer = groups.approverGroup
        ? await invited(service, world.sender, 'ADMIN', { approverGroup: groups.approverGroup })
        : ada;
      await world.sender.session
        .setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] } })
        .unwrap();
      const pay = async (by: Pick<Member, 'session'> = payer) => {
        const { paymentId } = await world.pay('10', by.session);
        return { paymentId, approvalId: (await requestOf(world, paymentId)).id };
      };
      return { ...world, voter, payer, pay };
    }

    test('neither approves nor rejects that payment, and votes on the next one', async () => {
      const { sender, payer, voter, pay } = await waiting();
      const { paymentId, approvalId } = await pay();
      await grant(payer, voter.id, vote);
      const forbidden = { code: 'SELF_APPROVAL_FORBIDDEN', statusCode: 403 };
      expect(refusal(await voter.session.signApproval({ id: approvalId }))).toEqual(forbidden);
      expect(refusal(await voter.session.rejectApproval({ id: approvalId }))).toEqual(forbidden);
      expect((await sender.api.getOfframpPayment({ id: paymentId }).unwrap()).status).toBe('COMPLIANCE_HOLD');
      const next = await pay();
      expect((await voter.session.signApproval({ id: next.approvalId })).ok).toBe(true);
    });

    test('does not vote by a grant that the initiator changed or reactivated, by session or by key', async () => {
      const { payer, voter, owner, pay } = await waiting();
      const { id: authorityId } = await grant(owner, voter.id, vote);
      const path = { memberId: voter.id, authorityId };
      const { apiKey } = await owner.session
        .createApiKey({ name: 'of the payer', memberId: payer.id, scopes: ['members:manage'] })
        .unwrap();
      const forbidden = async (id: string) =>
        expect(refusal(await voter.session.signApproval({ id })).code).toBe('SELF_APPROVAL_FORBIDDEN');
      const changed = await pay();
      await payer.session.updateAuthority({ ...path, approvalWeight: 3 }).unwrap();
      await forbidden(changed.approvalId);
      const reactivated = await pay();
      await payer.session.suspendAuthority(path).unwrap();
      await payer.session.reactivateAuthority(path).unwrap();
      await forbidden(reactivated.approvalId);
      const byKey = await pay();
      await client(apiKey)
        .updateAuthority({ ...path, approvalWeight: 4 })
        .unwrap();
      await forbidden(byKey.approvalId);
      const other = await pay(owner);
      // The key was issued by the OWNER, who is behind it, too.
      await client(apiKey)
        .updateAuthority({ ...path, approvalWeight: 5 })
        .unwrap();
      await forbidden(other.approvalId);
    });

    test('votes when another member gave the vote after the payment', async () => {
      const { owner, voter, pay } = await waiting();
      const { approvalId } = await pay();
      await grant(owner, voter.id, vote);
      expect((await voter.session.signApproval({ id: approvalId })).ok).toBe(true);
    });

    test('does not vote when the initiator put it into the group of the payment', async () => {
      const { payer, owner, voter, pay } = await waiting({ approverGroup: 'treasury' });
      await grant(owner, voter.id, vote);
      const { approvalId } = await pay();
      await payer.session.updateMember({ id: voter.id, approvalGroups: ['treasury'] }).unwrap();
      expect(refusal(await voter.session.signApproval({ id: approvalId })).code).toBe('SELF_APPROVAL_FORBIDDEN');
      const next = await pay();
      expect((await voter.session.signApproval({ id: next.approvalId })).ok).toBe(true);
    });

    test('votes when the initiator changed its groups and the payment asks for none', async () => {
      const { payer, owner, voter, pay } = await waiting();
      await grant(owner, voter.id, vote);
      const { approvalId } = await pay();
      await payer.session.updateMember({ id: voter.id, approvalGroups: ['treasury'] }).unwrap();
      expect((await voter.session.signApproval({ id: approvalId })).ok).toBe(true);
    });

    test('votes for the only OWNER, and the audit trail records it', async () => {
      const world = await newWorld(service);
      const own = await invited(service, world.sender, 'FINANCE');
      await world.sender.session
        .setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] } })
        .unwrap();
      const { paymentId } = await world.pay('10');
      await grant(world.sender, own.id, vote);
      const { id } = await requestOf(world, paymentId);
      expect((await own.session.signApproval({ id })).ok).toBe(true);
      expect(await audited('approval.voter_chosen_by_initiator', world.sender.tenantId)).toHaveLength(1);
    });
  });
});
