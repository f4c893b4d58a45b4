import type { OperationId } from '../../../generated/contract/operations.ts';
import type { Explainer } from '../../platform/explain/explainer.ts';
import { mayManageRole } from './members/role-rules.ts';

const MANAGES: ReadonlySet<OperationId> = new Set([
  'updateMember',
  'suspendMember',
  'reactivateMember',
  'removeMember',
] as const);
/** The user of the invitation's address answers it, who may be no member yet. */
const OF_THE_INVITED: ReadonlySet<OperationId> = new Set(['acceptInvitation', 'declineInvitation'] as const);

/** The role of whoever asks decides before the member's state (D-016, D-018), and the last owner stays. */
export const explain: Explainer<'member'> = {
  refusal(operation, row, { caller }) {
    if (caller === null) return undefined;
    if (operation === 'registerMemberSigner') return row.id === caller.memberId ? undefined : 'ROLE_NOT_PERMITTED';
    if (OF_THE_INVITED.has(operation)) return 'depends';
    if (!MANAGES.has(operation)) return undefined;
    if (!mayManageRole({ ...caller, keyIssuerId: null }, row.role)) return 'ROLE_NOT_PERMITTED';
    // What is changed decides about a member who stays, and whether others remain about an owner.
    const isOpen = row.status !== 'REMOVED' && (operation === 'updateMember' || row.role === 'OWNER');
    return isOpen && operation !== 'reactivateMember' ? 'depends' : undefined;
  },
};
