import { hashMessage } from 'viem/utils';
import type { WalletType } from '../../../../generated/contract/schemas.ts';
import { chainSeenBy, keyThatSigned } from '../../../payments/chain/index.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { askContracts, type ContractAnswers, type ContractQuestion } from '../bindings/ask-contracts.ts';
import { isBound } from '../bindings/bound-wallet.cross-tenant.ts';
import { lockBinding } from '../bindings/find-binding.ts';
import { presentWalletBinding, walletBindingRecord } from '../bindings/wallet-binding.present.ts';
import { openChallenge } from '../rules/binding-challenge.ts';

/** The wallet's own signature makes it sign for the identity; a rotation ends the wallet before it (B 3, D-322 to D-324). */
export const verifyWalletBinding: Handler<'verifyWalletBinding'> = (request) => verify(request, undefined);

/** Begins again where a contract had to be asked: what was found before may have changed meanwhile. */
async function verify(
  request: Request<'verifyWalletBinding'>,
  answers: ContractAnswers | undefined,
): ReturnType<Handler<'verifyWalletBinding'>> {
  const { body, tenantId, reads, services, outsideTransaction, fail } = request;
  const found = await lockBinding(request);
  if (found instanceof Refusal) return found;
  const { binding, predecessor } = found;
  const { now, context } = binding;
  if (!binding.can('VERIFY', { at: now })) return fail('WALLET_BINDING_NOT_PENDING');
  if (context.predecessorId !== null && !predecessor?.can('ROTATE', { at: now })) {
    return fail('WALLET_BINDING_ROTATION_STALE');
  }
  const challenge = openChallenge(context, now);
  if (challenge === undefined) return fail('WALLET_BINDING_NO_CHALLENGE');
  const question = { address: context.walletAddress, digest: hashMessage(challenge), signature: body.signature };
  const isSigned = hasWalletSigned(context.walletType, question, answers);
  if (isSigned === undefined) {
    const chain = await chainSeenBy(services.chain, reads, tenantId);
    const told = await outsideTransaction(() => askContracts(chain, [question]));
    return told === 'unavailable' ? fail('CHAIN_UNAVAILABLE') : verify(request, told);
  }
  if (!isSigned) return fail('WALLET_BINDING_SIGNATURE_INVALID');
  if (await isBound(reads, context.walletAddress)) return fail('WALLET_ALREADY_BOUND');
  await binding.send('VERIFY', { at: now });
  return presentWalletBinding(walletBindingRecord(binding));
}

/** An EOA signs by its key, any other wallet by its contract (D-323); undefined where the contract is still to be asked. */
function hasWalletSigned(
  walletType: WalletType,
  question: ContractQuestion,
  answers: ContractAnswers | undefined,
): boolean | undefined {
  if (walletType !== 'EOA') return answers?.get(question);
  return keyThatSigned(question.digest, question.signature) === question.address;
}
