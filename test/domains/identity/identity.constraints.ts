import { createPaychart } from '#sdk';
import type { Decided } from '../../contract/decided-twice.ts';

export const constraints: Readonly<Record<string, Decided>> = {
  email_aliases_one_holder: {
    table: 'email_aliases',
    row: { tenant_id: 'ten_1', email_index: 'e', status: 'ACTIVE', revoked_at: null },
    ask: async (service, name) => {
      const [one, other] = [await service.signUp(`${name} One`), await service.signUp(`${name} Other`)];
      const email = `both@${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.test`;
      const alias = async ({ session, api }: typeof one) => {
        const { id: memberId } = await session.createMember({ email, role: 'ADMIN' }).unwrap();
        const { token } = await api.createTestSession({ memberId }).unwrap();
        return createPaychart({ baseUrl: service.url, session: token, maxRetries: 0 }).createEmailAlias({});
      };
      return [await alias(one), await alias(other)];
    },
  },
};
