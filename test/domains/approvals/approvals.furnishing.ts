import type { Furnishing } from '../../contract/furnishing.ts';
import { approver, grant, member } from './fixture.ts';

export const furnishing: Furnishing = {
  // An ACTIVE member whose grant asks for a second one, and two payments of theirs to their own tenant: a vote was given on
  // the first, the second waits for its own.
  async furnish(service, tenant) {
    const payer = await member(service, tenant, 'FINANCE');
    const { id } = await grant(tenant, payer.id, {
      allowedActions: ['payment.create'],
      dailyLimitUsd: '1000',
      requiresCountersignature: true,
    });
    await tenant.session.setPaymentPolicy({ rules: {} }).unwrap();
    const [own] = (await tenant.api.getOwnDids().unwrap()).identities;
    const pay = async () =>
      (await payer.session.createOfframpPayment({ did: own?.did ?? '', amountUsd: '1.00' }).unwrap()).approvalRequestId;
    const voter = await approver(service, tenant);
    await voter.session.rejectApproval({ id: (await pay()) ?? '' }).unwrap();
    return { members: payer.id, authorities: id, approvals: (await pay()) ?? '' };
  },
};
