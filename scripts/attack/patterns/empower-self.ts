import type { Pattern } from '../pattern.ts';

const ACTIONS = ['payment.create', 'payment.approve', 'payment.approve'] as const;

/** Grants a right to somebody whom the attacker is, or has invited. */
export const empowerSelf: Pattern = {
  name: 'grants itself',
  weight: ({ isPeopled }) => (isPeopled ? 4 : 1),
  moves: ({ random, holders }) => {
    const own = holders.filter(({ tenant }) => tenant === 'victim');
    const holder = random.weighted(own.map((one) => [one, one.kind === 'ADMIN' ? 4 : 1] as const));
    const member = random.pick(own.flatMap(({ member: name }) => (name === undefined ? [] : [name])));
    if (holder?.as === undefined || member === undefined) return [];
    const step = {
      call: 'createAuthority',
      as: holder.as,
      with: { memberId: `{{${member}}}`, allowedActions: [random.pick(ACTIONS) ?? 'payment.create'] },
    };
    return [{ step, says: `${holder.as} grants a right to ${member}.`, holder }];
  },
};
