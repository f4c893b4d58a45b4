import type { Handler, Request } from '../../../platform/http/handler.ts';
import type { AggregateView } from '../../../platform/lifecycle/definition.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentCredential } from '../../identity/credentials/index.ts';
import { attestableGrant } from '../attestations/attest-grant.ts';
import { organizationCredential } from '../attestations/organization-credential.ts';
import { authorityRecord, presentAuthority } from '../authority.present.ts';
import { lockedAuthority } from '../manage-authority.ts';
import { judgeAttestation, type MultisigAnswer } from '../votes/ask-multisig.ts';

/**
 * Backs a grant by the organization's multisig. Whoever sends the blob has no say: the Safe is asked on chain while no
 * transaction is open, then everything is read again under the lock, and its answer counts only for what it was asked
 * (A 4.3, D-206, D-221).
 */
export const attestAuthority: Handler<'attestAuthority'> = (request) => attest(request, undefined);

async function attest(
  request: Request<'attestAuthority'>,
  answer: MultisigAnswer | undefined,
): ReturnType<Handler<'attestAuthority'>> {
  const { path, tenantId, now, reads, aggregate, write, outsideTransaction, fail } = request;
  const found = await lockedAuthority(request, path);
  if (typeof found === 'string') return fail(found);
  const { authority, member } = found;
  if (authority.status !== 'ACTIVE' || member.status !== 'ACTIVE') return fail('AUTHORITY_NOT_ACTIVE');
  if (authority.context.credentialId !== null) return fail('AUTHORITY_ALREADY_ATTESTED');
  const { attestable, writes } = await attestableGrant(reads, authorityRecord(authority), now);
  const judged = await judgeAttestation(request, attestable, answer);
  if (typeof judged === 'string') return fail(judged);
  if ('ask' in judged) return attest(request, await outsideTransaction(judged.ask));
  const subject = { tenantId, subjectType: 'TENANT_MEMBER', subjectId: path.memberId } as const;
  const credential = organizationCredential(attestable, subject, judged);
  await authority.send('ATTEST', { credential });
  write(...writes);
  const issued = await aggregate('credential', credential.credentialId);
  return {
    authority: presentAuthority(authorityRecord(authority)),
    credential: presentCredential(recordOf(issued as AggregateView<'credential'>)),
  };
}
