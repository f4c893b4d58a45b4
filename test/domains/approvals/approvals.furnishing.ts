import type { Furnishing } from '../../contract/furnishing.ts';
import { grant, member } from './fixture.ts';

export const furnishing: Furnishing = {
  // An ACTIVE member whose grant asks for a second one, and a payment of theirs to their own tenant, which waits for a vote.
  async furnish(service, tenant) {
    const payer = await member(service, tenant, 'FINANCE');
    const { id } = await grant(tenant, payer.id, {
      allowedActions: ['payment.create'],
      requiresCountersignature: true,
    });
    const [own] = (await tenant.api.getOwnDids().unwrap()).identities;
    const { approvalRequestId } = await payer.session
      .createOfframpPayment({ did: own?.did ?? '', amountUsd: '1.00' })
      .unwrap();
    return { members: payer.id, authorities: id, approvals: approvalRequestId ?? '' };
  },
};
