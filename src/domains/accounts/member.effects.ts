import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, enqueue, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { memberEventObject } from './member.present.ts';

type MemberView = AggregateView<'member'>;

const recorded = (action: string, member: MemberView): readonly Write[] => {
  const { tenantId, role, signerAddress } = member.context;
  return [audit(action, member.id, tenantId, { role, signerAddress })];
};

type MemberEvent = 'member.activated' | 'member.suspended' | 'member.removed';

const announced = (action: MemberEvent, member: MemberView, previousStatus: string): readonly Write[] => [
  ...recorded(action, member),
  notify(action, {
    resourceId: member.id,
    parties: [member.context.tenantId],
    object: memberEventObject(recordOf(member)),
    previousStatus,
  }),
];

/** Whether the member acts changes what its payments need, and what its votes weigh (D-220, D-516). */
const rechecked = (member: MemberView): readonly Write[] => {
  const { tenantId } = member.context;
  const cause = `${member.id}:${member.step}`;
  return [
    enqueue('offramp.recheck', { waitsFor: `sender:${tenantId}` }, { key: `sender:${tenantId}:${cause}`, tenantId }),
    enqueue('approvals.recheck-votes', { tenantId, memberId: member.id }, { key: cause, tenantId }),
  ];
};

export const effects: EffectsOf<'member'> = {
  recordInvitation: (member) => recorded('member.invited', member),
  recordUpdate: (member) => recorded('member.updated', member),
  recordEmailVerification: (member) => recorded('member.email_verified', member),
  recordSigner: (member) => recorded('member.signer_registered', member),
  announceActivation: (member, { from }) => [
    ...announced('member.activated', member, from),
    ...(from === 'SUSPENDED' ? rechecked(member) : []),
  ],
  announceSuspension: (member) => [...announced('member.suspended', member, 'ACTIVE'), ...rechecked(member)],
  announceRemoval: (member, { from }) => announced('member.removed', member, from),
};
