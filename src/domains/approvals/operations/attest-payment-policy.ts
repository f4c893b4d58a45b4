import type { Handler, Request } from '../../../platform/http/handler.ts';
import type { AggregateView } from '../../../platform/lifecycle/definition.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentCredential } from '../../identity/credentials/index.ts';
import { attestablePolicy } from '../attestations/attest-policy.ts';
import { organizationCredential } from '../attestations/organization-credential.ts';
import { lockPolicyInForce } from '../lock-policy.ts';
import { presentPolicy } from '../payment-policy.present.ts';
import { judgeAttestation, type MultisigAnswer } from '../votes/ask-multisig.ts';

/** Backs the version in force by the organization's multisig, which is asked as for a grant (A 4.3, D-227). */
export const attestPaymentPolicy: Handler<'attestPaymentPolicy'> = (request) => attest(request, undefined);

async function attest(
  request: Request<'attestPaymentPolicy'>,
  answer: MultisigAnswer | undefined,
): ReturnType<Handler<'attestPaymentPolicy'>> {
  const { tenantId, now, reads, aggregate, write, outsideTransaction, fail } = request;
  const policy = await lockPolicyInForce(request, tenantId);
  if (!policy) return fail('PAYMENT_POLICY_NOT_FOUND');
  if (policy.context.credentialId !== null) return fail('PAYMENT_POLICY_ALREADY_ATTESTED');
  const { attestable, writes } = await attestablePolicy(reads, recordOf(policy), now);
  const judged = await judgeAttestation(request, attestable, answer);
  if (typeof judged === 'string') return fail(judged);
  if ('ask' in judged) return attest(request, await outsideTransaction(judged.ask));
  const subject = { tenantId, subjectType: 'TENANT', subjectId: tenantId } as const;
  const credential = organizationCredential(attestable, subject, judged);
  await policy.send('ATTEST', { credential });
  write(...writes);
  const issued = await aggregate('credential', credential.credentialId);
  return {
    policy: presentPolicy(recordOf(policy)),
    credential: presentCredential(recordOf(issued as AggregateView<'credential'>)),
  };
}
