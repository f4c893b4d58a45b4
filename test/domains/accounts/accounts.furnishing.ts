import type { Furnishing } from '../../contract/furnishing.ts';

export const furnishing: Furnishing = {
  async furnish(_service, { api, session, tenantId }) {
    const email = `${tenantId.toLowerCase()}@members.test`;
    const member = await api.createMember({ email, role: 'MEMBER', name: 'Cleo Park' }).unwrap();
    const agent = await session.createApiKey({ name: 'Bot', agent: true, scopes: ['ramps:read'] }).unwrap();
    return {
      members: member.id,
      invitations: member.id,
      'api-keys': agent.id,
      agents: agent.agentId ?? '',
    };
  },
};
