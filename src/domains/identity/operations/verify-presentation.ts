import { checksummed } from '../../../payments/chain/checksummed.ts';
import { chainSeenBy } from '../../../payments/chain/index.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { askContracts, type ContractAnswers, type ContractQuestion } from '../bindings/ask-contracts.ts';
import { judgePresentation, type Presented } from '../credentials/judge-presentation.ts';
import { challengeByNonce } from '../credentials/presentation-challenge.store.ts';

/** Uses a challenge up, whatever comes of it, and says whether the presentation holds (B 3, B 4.7, D-332). */
export const verifyPresentation: Handler<'verifyPresentation'> = async (request) => {
  const signerAddress = checksummed(request.body.signerAddress);
  if (signerAddress === undefined) return request.fail('INVALID_WALLET_ADDRESS');
  return verify(request, { ...request.body, signerAddress }, undefined);
};

/** Begins again where contracts had to be asked: what was found before may have changed meanwhile. */
async function verify(
  request: Request<'verifyPresentation'>,
  presented: Presented,
  answers: ContractAnswers | undefined,
): ReturnType<Handler<'verifyPresentation'>> {
  const { tenantId, reads, services, aggregate, outsideTransaction, fail } = request;
  const known = await challengeByNonce(reads, tenantId, presented.nonce);
  const challenge = known && (await aggregate('presentation-challenge', known.id));
  if (!challenge) return fail('CHALLENGE_NOT_FOUND');
  // The only final state: an EXPIRED one still hears one answer.
  if (challenge.status === 'CONSUMED') return fail('PRESENTATION_REPLAYED');
  const { now } = challenge;
  const questions: ContractQuestion[] = [];
  const result = await judgePresentation({ reads, services, now, answers, questions }, challenge.context, presented);
  if (questions.some((question) => answers?.get(question) === undefined)) {
    const chain = await chainSeenBy(services.chain, reads, tenantId);
    const told = await outsideTransaction(() => askContracts(chain, questions));
    return told === 'unavailable' ? fail('CHAIN_UNAVAILABLE') : verify(request, presented, told);
  }
  await challenge.send('CONSUME', { result, at: now });
  const { verified, holderDid, credentialResults, reasonCodes } = result;
  return {
    verified,
    holderDid,
    credentialResults: [...credentialResults],
    reasonCodes: [...reasonCodes],
    presentationId: challenge.id,
  };
}
