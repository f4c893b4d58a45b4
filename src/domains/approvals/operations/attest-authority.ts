import type { Handler, Request } from '../../../kernel/http/handler.ts';
import type { AggregateView } from '../../../kernel/lifecycle/definition.ts';
import { credentialRecord, presentCredential } from '../../identity/index.ts';
import { askMultisig, isAbout, type MultisigAnswer, multisigQuestion } from '../ask-multisig.ts';
import { attestableGrant } from '../attest-grant.ts';
import { authorityRecord, presentAuthority } from '../authority.present.ts';
import { lockedAuthority } from '../manage-authority.ts';
import { organizationCredential } from '../organization-credential.ts';

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
  const { path, body, tenantId, now, reads, services, aggregate, write, outsideTransaction, fail } = request;
  const found = await lockedAuthority(request, path);
  if (typeof found === 'string') return fail(found);
  const { authority } = found;
  if (authority.status !== 'ACTIVE') return fail('AUTHORITY_NOT_ACTIVE');
  if (authority.context.credentialId !== null) return fail('AUTHORITY_ALREADY_ATTESTED');
  const { attestable, writes } = await attestableGrant(reads, authorityRecord(authority), now);
  const question = await multisigQuestion(reads, services, tenantId, attestable, body.signature);
  if (question === undefined) return fail('ORG_MULTISIG_NOT_DEPLOYED');
  // Another version, or another Safe, than the one that was asked: it is asked anew.
  if (answer === undefined || !isAbout(answer, question)) {
    return attest(request, await outsideTransaction(() => askMultisig(services, question)));
  }
  if (answer.isSigned === undefined) return fail('CHAIN_UNAVAILABLE');
  if (!answer.isSigned) return fail('ORG_ATTESTATION_INVALID');
  const subject = { tenantId, subjectType: 'TENANT_MEMBER', subjectId: path.memberId } as const;
  const credential = organizationCredential(attestable, subject, answer);
  await authority.send('ATTEST', { credential });
  write(...writes);
  const issued = await aggregate('credential', credential.credentialId);
  return {
    authority: presentAuthority(authorityRecord(authority)),
    credential: presentCredential(credentialRecord(issued as AggregateView<'credential'>)),
  };
}
