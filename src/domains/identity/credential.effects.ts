import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { type Audit, audit, type Enqueue, enqueue, type Notify, notify } from '../../platform/lifecycle/writes.ts';
import { presentCredential } from './credentials/credential.present.ts';

type View = AggregateView<'credential'>;

/** The writes of the engine when a credential changes (D-119, D-388, D-431). */
export const effects: EffectsOf<'credential'> = {
  announceIssued: (credential) => [announce(credential, 'issued', null), record(credential, 'issued')],
  announceSuspended: (credential) => [announce(credential, 'suspended', 'ACTIVE'), record(credential, 'suspended')],
  announceRevoked: (credential, { from }) => [announce(credential, 'revoked', from), record(credential, 'revoked')],
  announceExpired: (credential, { from }) => [announce(credential, 'expired', from), record(credential, 'expired')],
  recordReinstatement: (credential) => [record(credential, 'reinstated')],
  recheckPayments: (credential) => (credential.context.kind === 'BUSINESS_IDENTITY' ? [recheck(credential)] : []),
};

type Change = 'issued' | 'suspended' | 'revoked' | 'expired';

const announce = (credential: View, change: Change, previousStatus: string | null): Notify =>
  notify(`credential.${change}`, {
    resourceId: credential.id,
    parties: [credential.context.tenantId],
    object: presentCredential(recordOf(credential)),
    previousStatus,
  });

const record = (credential: View, change: string): Audit =>
  audit(`credential.${change}`, credential.id, credential.context.tenantId, {
    kind: credential.context.kind,
    reason: credential.context.revokedReason,
  });

/** Holds that wait for the recipient's credential look again (D-118, D-119). */
const recheck = ({ id, step, context: { tenantId } }: View): Enqueue =>
  enqueue(
    'offramp.recheck',
    { tenantId, cause: 'credential' },
    { key: `${tenantId}:credential:${id}:${step}`, tenantId },
  );
