import type { Pattern } from '../pattern.ts';

/** Somebody else's. */
const PHONE = '+1557{{digits}}';

/** Has a code sent to a phone, and has it sent again by another alias. */
export const writeToPhone: Pattern = {
  name: 'writes to a phone',
  weight: ({ isFlooded }) => (isFlooded ? 8 : 0),
  moves: ({ random, holders, fresh }) => {
    const holder = random.pick(holders.filter(({ kind, tenant }) => kind === 'key' && tenant !== 'victim'));
    if (holder?.as === undefined) return [];
    const alias = fresh('alias');
    const create = { call: 'createPhoneAlias', as: holder.as, with: { phone: PHONE }, keep: { [alias]: 'id' } };
    const revoke = { call: 'revokePhoneAlias', as: holder.as, with: { id: `{{${alias}}}` } };
    return [create, revoke].map((step) => ({ step, says: `${holder.as} writes to a phone.`, holder }));
  },
};
