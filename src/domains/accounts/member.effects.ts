import type { AggregateView, EffectsOf } from '../../kernel/lifecycle/definition.ts';
import { recordOf } from '../../kernel/lifecycle/record.ts';
import { audit, notify, type Write } from '../../kernel/lifecycle/writes.ts';
import { memberEventObject } from './member.present.ts';

type MemberView = AggregateView<'member'>;

const recorded = (action: string, member: MemberView): readonly Write[] => {
  const { tenantId, role, signerAddress } = member.context;
  return [audit(action, member.id, tenantId, { role, signerAddress })];
};

const announced = (action: string, member: MemberView, previousStatus: string): readonly Write[] => [
  ...recorded(action, member),
  notify(action, {
    resourceId: member.id,
    parties: [member.context.tenantId],
    presenter: 'member',
    object: memberEventObject(recordOf(member)),
    previousStatus,
  }),
];

export const effects: EffectsOf<'member'> = {
  recordInvitation: (member) => recorded('member.invited', member),
  recordUpdate: (member) => recorded('member.updated', member),
  recordEmailVerification: (member) => recorded('member.email_verified', member),
  recordSigner: (member) => recorded('member.signer_registered', member),
  announceActivation: (member, { from }) => announced('member.activated', member, from),
  announceSuspension: (member) => announced('member.suspended', member, 'ACTIVE'),
  announceRemoval: (member, { from }) => announced('member.removed', member, from),
};
