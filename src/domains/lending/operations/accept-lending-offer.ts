import type { Hex } from 'viem';
import { chainSeenBy } from '../../../payments/chain/index.ts';
import { keyThatSigned } from '../../../platform/crypto/index.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { askContracts, type ContractAnswers, type ContractQuestion } from '../../identity/bindings/index.ts';
import { judgeLending } from '../judge-use.ts';
import { presentOffer } from '../offer.present.ts';
import { isOfferOver } from '../rules/offer-time.ts';

/** The borrower takes an offer, with or without a signature over its digest (B 4.9, D-373, D-374). */
export const acceptLendingOffer: Handler<'acceptLendingOffer'> = (request) => accept(request, undefined);

/** Begins again where a contract had to be asked: what was found before may have changed meanwhile. */
async function accept(
  request: Request<'acceptLendingOffer'>,
  answers: ContractAnswers | undefined,
): ReturnType<Handler<'acceptLendingOffer'>> {
  const { path, body, tenantId, reads, aggregate, services, outsideTransaction, fail } = request;
  const offer = await aggregate('offer', path.id);
  if (offer === undefined) return fail('OFFER_NOT_FOUND');
  const { borrowerTenantId, borrowerAddress, offerDigest } = offer.context;
  if (borrowerTenantId !== tenantId) return fail('NOT_ORDER_PARTY');
  if (isOfferOver(recordOf(offer), offer.now)) return fail('OFFER_EXPIRED');
  const signature = body?.signature ?? null;
  if (!offer.can('ACCEPT', { signature })) return fail('INVALID_TRANSITION', { from: offer.status, event: 'ACCEPT' });
  const approval = await judgeLending(request, {
    amountBaseUnits: offer.context.principal,
    destinationAddress: borrowerAddress,
    destinationLabel: null,
    resourceId: offer.id,
    countsOnce: true,
  });
  if (approval instanceof Refusal) return approval;
  if (signature !== null) {
    const question = { address: borrowerAddress, digest: offerDigest as Hex, signature };
    const isSigned = hasBorrowerSigned(question, answers);
    if (isSigned === undefined) {
      const chain = await chainSeenBy(services.chain, reads, tenantId);
      const told = await outsideTransaction(() => askContracts(chain, [question]));
      return told === 'unavailable' ? fail('CHAIN_UNAVAILABLE') : accept(request, told);
    }
    if (!isSigned) return fail('SIGNATURE_INVALID');
  }
  await approval.redeem();
  await offer.send('ACCEPT', { signature });
  return presentOffer(recordOf(offer));
}

/** By the address's own key, else by the contract at it (EIP-1271); undefined where that is still to be asked. */
function hasBorrowerSigned(question: ContractQuestion, answers: ContractAnswers | undefined): boolean | undefined {
  if (keyThatSigned(question.digest, question.signature) === question.address) return true;
  return answers?.get(question);
}
