import type { Furnishing } from '../../contract/furnishing.ts';

export const furnishing: Furnishing = {
  async furnish(_service, { api, session }) {
    const { policyId } = await api.createPolicy({ name: 'Operations', document: {} }).unwrap();
    const { id: subjectId } = await session.createAgent({ name: 'Payer' }).unwrap();
    const attached = await api.attachPolicy({ id: policyId, subjectType: 'agent', subjectId }).unwrap();
    await api.evaluatePolicy({ policyId, amountUsd: '25.00' }).unwrap();
    await api.setTestPolicyEnforcement({ mode: 'log' }).unwrap();
    return { policies: policyId, attachments: attached.attachmentId };
  },
  bodies: {
    attachPolicy: ({ ids }) => ({ subjectType: 'wallet', subjectId: ids.wallets }),
  },
};
