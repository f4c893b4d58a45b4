import type { Pattern } from '../pattern.ts';
import type { Kind } from '../world.ts';

const GUEST = /^guest(ADMIN|FINANCE|MEMBER)\d+Member$/;

const roleOf = (name: string): Kind => (GUEST.exec(name)?.[1] ?? 'MEMBER') as Kind;

/** Accepts an own invitation, and has a session of its role. */
export const acceptInvitation: Pattern = {
  name: 'accepts its invitation',
  weight: ({ isPeopled }) => (isPeopled ? 4 : 1),
  moves: ({ random, ids, knows }) => {
    const open = ids('member').filter((name) => GUEST.test(name) && !knows(name.replace('Member', 'Session')));
    const member = random.pick(open);
    if (member === undefined) return [];
    const as = member.replace('Member', 'Session');
    const step = {
      call: 'createTestSession',
      with: { memberId: `{{${member}}}` },
      keep: { [as]: 'token' },
    };
    const gains = { as, kind: roleOf(member), tenant: 'victim', member };
    return [{ step, says: 'The attacker accepts its invitation.', holder: undefined, gains }];
  },
};
