import type { Pattern } from '../pattern.ts';

const ROLES = ['FINANCE', 'FINANCE', 'ADMIN', 'MEMBER'] as const;

/** Invites an own address. */
export const inviteSelf: Pattern = {
  name: 'invites itself',
  weight: ({ isPeopled }) => (isPeopled ? 4 : 1),
  moves: ({ random, holders, fresh }) => {
    const holder = random.pick(holders.filter(({ tenant }) => tenant === 'victim'));
    if (holder?.as === undefined) return [];
    const role = random.pick(ROLES) ?? 'FINANCE';
    // The role stands in the name, so that whoever accepts the invitation knows it.
    const name = fresh(`guest${role}`);
    const step = {
      call: 'createMember',
      as: holder.as,
      with: { email: `${name}-{{unique}}@attack.test`, role, name },
      keep: { [`${name}Member`]: 'id' },
    };
    return [{ step, says: `${holder.as} invites an address of the attacker.`, holder, invites: `${name}Member` }];
  },
};
