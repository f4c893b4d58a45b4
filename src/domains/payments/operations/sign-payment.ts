import type { Address, Hex } from 'viem';
import { chainControls, signerOf } from '../../../kernel/chain/index.ts';
import type { Failure, Handler, Request } from '../../../kernel/http/handler.ts';
import type { Aggregate } from '../../../kernel/lifecycle/aggregate.ts';
import { findPayment } from '../../offramp/index.ts';
import { findWallet, type WalletRecord } from '../../wallets/index.ts';
import { answerExecution, type Begun, begunBy } from '../answer-execution.ts';
import { execute } from '../execute.ts';
import { lookAtSafe, type SafeState } from '../look-at-safe.ts';

type Sign = Request<'signPayment'>;

/**
 * Collects an owner's signature of the raw hash. The one that meets the threshold has the Safe transaction relayed, and the
 * answer waits for it (A 4.2, D-175); where the chain does not answer or a tenant holds it, a worker takes it up (D-176).
 */
export const signPayment: Handler<'signPayment'> = async (request) => {
  const until = performance.now() + request.services.config.executionWaitMs;
  const begun = await request.cut(() => sign(request));
  return begun !== null && 'failure' in begun ? begun : answerExecution(request, begun, until);
};

interface Checked {
  readonly payment: Aggregate<'multisig-payment'>;
  readonly wallet: WalletRecord;
  readonly signer: Address;
  readonly isHeld: boolean;
}

async function sign(request: Sign): Promise<Begun | Refusal> {
  const seen = await check(request);
  if ('failure' in seen) return seen;
  const asks = mayExecute(seen);
  const safe = asks ? await lookAhead(request, seen) : undefined;
  // The chain was asked while nothing was locked: what was checked before may have changed.
  const checked = asks ? await check(request, seen.signer) : seen;
  if ('failure' in checked) return checked;
  const { payment, wallet, signer } = checked;
  const signature = request.body.signature.toLowerCase() as Hex;
  await payment.send('SIGN', { signer, signature });
  if (safe !== undefined && payment.status === 'READY_TO_EXECUTE') {
    await execute(payment, wallet, safe, request, [{ signer, signature }]);
  }
  return begunBy(payment);
}

type Refusal = Failure<'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION' | 'SIGNATURE_INVALID' | 'ALREADY_SIGNED'>;

/** `known`: who has signed, where that was recovered before. */
async function check(request: Sign, known?: Address): Promise<Checked | Refusal> {
  const { path, body, tenantId, reads, aggregate, fail } = request;
  const payment = await aggregate('multisig-payment', path.id);
  if (!payment) {
    const intent = await findPayment(reads, tenantId, path.id, 'intent');
    if (!intent) return fail('PAYMENT_NOT_FOUND');
    // The verbs of the other generation (D-169).
    return fail('INVALID_TRANSITION', { from: intent.publicStatus, event: 'SIGN', generation: 'intent' });
  }
  if (!payment.hasTag('signable')) return fail('INVALID_TRANSITION', { from: payment.status, event: 'SIGN' });
  const { sourceWalletId, multisigTxHash, signers } = payment.context;
  const [signer, wallet, { available, holdExecution }] = await Promise.all([
    known ?? signerOf(multisigTxHash as Hex, body.signature as Hex),
    findWallet(reads, tenantId, sourceWalletId),
    chainControls(reads, tenantId),
  ]);
  if (wallet === undefined) throw new Error(`the wallet of ${payment.id} is gone`);
  if (signer === undefined || !wallet.owners.some(({ address }) => address === signer)) {
    const error = { path: '/body/signature', message: 'must be an owner’s, over the raw hash', rule: 'signer' };
    return fail('SIGNATURE_INVALID', { errors: [error] });
  }
  if (signers.includes(signer)) return fail('ALREADY_SIGNED');
  return { payment, wallet, signer, isHeld: !available || holdExecution };
}

/** Whether the signature meets the threshold and nothing holds the execution back. */
function mayExecute({ payment, isHeld }: Checked): boolean {
  const { signers, signaturesRequired } = payment.context;
  return !isHeld && signers.length + 1 >= signaturesRequired;
}

const lookAhead = ({ services, ahead }: Sign, { payment, wallet }: Checked): Promise<SafeState | undefined> =>
  ahead(() => lookAtSafe(services, wallet.address as Address, payment.context.nonce));
