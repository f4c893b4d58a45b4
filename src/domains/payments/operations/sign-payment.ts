import type { Address, Hex } from 'viem';
import type { Quorum } from '../../../../machines/payments/multisig-payment.types.ts';
import { chainControls } from '../../../kernel/chain/index.ts';
import { keyThatSigned } from '../../../kernel/crypto/index.ts';
import { type Ahead, type Handler, lookingAhead, type Request } from '../../../kernel/http/handler.ts';
import { Refusal } from '../../../kernel/http/refusal.ts';
import type { Aggregate } from '../../../kernel/lifecycle/aggregate.ts';
import type { Services } from '../../../kernel/services.ts';
import { findPayment } from '../../offramp/index.ts';
import { findWalletOrEscrow, readSafeOwners, type SafeOwners, type WalletRecord } from '../../wallets/index.ts';
import { answerExecution, type Begun, begunBy } from '../answer-execution.ts';
import { execute } from '../execute.ts';
import { readSafeState, type SafeState } from '../read-safe-state.ts';
import { type KnownPayment, safeMemoryOf } from '../safe-memory.ts';

type Sign = Request<'signPayment'>;

/**
 * Collects an owner's signature of the raw hash. The one that meets the threshold has the Safe transaction relayed, and the
 * answer waits for it (A 4.2, D-175); where the chain does not answer or a tenant holds it, a worker takes it up (D-176).
 */
export const signPayment: Handler<'signPayment'> = lookingAhead(lookAgain, async (request, ahead) => {
  const until = performance.now() + request.services.config.executionWaitMs;
  const begun = await request.firstPhase(() => sign(request, ahead));
  return begun instanceof Refusal ? begun : answerExecution(request, begun, until);
});

interface Checked {
  readonly payment: Aggregate<'multisig-payment'>;
  readonly wallet: WalletRecord;
  readonly signer: Address;
  readonly quorum: Quorum;
  /** Whether the chain can be asked. */
  readonly available: boolean;
  readonly isHeld: boolean;
}

async function sign(request: Sign, ahead: Look | undefined): Promise<Begun | Refused> {
  const { tenantId, services } = request;
  const seen = await check(request, { owners: ahead?.owners });
  if (seen instanceof Refusal) return seen;
  const suffices = !seen.available || (ahead !== undefined && (ahead.isStateAsked || !mayExecute(seen)));
  const look = suffices ? ahead : await lookFirst(request, seen);
  // The chain was asked while nothing was locked: what was checked before may have changed.
  const checked = suffices ? seen : await check(request, { signer: seen.signer, owners: look?.owners });
  if (checked instanceof Refusal) return checked;
  const { payment, wallet, signer, quorum } = checked;
  // The state may have been asked for before anybody knew of the hold.
  const safe = mayExecute(checked) ? look?.safe : undefined;
  const signature = request.body.signature.toLowerCase() as Hex;
  await payment.send('SIGN', { signer, signature, quorum });
  if (look?.owners !== undefined) {
    safeMemoryOf(services).payments.remember(tenantId, payment.id, knownOf(payment, wallet));
  }
  if (safe !== undefined && payment.status === 'READY_TO_EXECUTE') {
    await execute(payment, wallet, safe, request, [{ signer, signature }]);
  }
  return begunBy(payment, wallet);
}

type Refused = Refusal<'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION' | 'SIGNATURE_INVALID' | 'ALREADY_SIGNED'>;

/** What was learnt while no transaction was open. */
interface Learnt {
  /** Who has signed. */
  readonly signer?: Address;
  /** Who owns the Safe; undefined where the chain does not say. */
  readonly owners: SafeOwners | undefined;
}

async function check(request: Sign, learnt: Learnt): Promise<Checked | Refused> {
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
  const signer = learnt.signer ?? keyThatSigned(multisigTxHash as Hex, body.signature);
  const [wallet, { available, holdExecution }] = await Promise.all([
    findWalletOrEscrow(reads, tenantId, sourceWalletId),
    chainControls(reads, tenantId),
  ]);
  if (wallet === undefined) throw new Error(`the wallet of ${payment.id} is gone`);
  const quorum = quorumOf(wallet, available ? learnt.owners : undefined);
  if (signer === undefined || !quorum.owners.includes(signer)) {
    const error = { path: '/body/signature', message: 'must be an owner’s, over the raw hash', rule: 'signer' };
    return fail('SIGNATURE_INVALID', { errors: [error] });
  }
  if (signers.includes(signer)) return fail('ALREADY_SIGNED');
  return { payment, wallet, signer, quorum, available, isHeld: !available || holdExecution };
}

/**
 * The owners here and on the chain (D-175). What we executed is in force here with its commit; what somebody else had the
 * Safe do is read from the chain, and a node that lags behind brings nobody back. While the chain does not answer what is
 * known here decides; the Safe itself judges each signature again when it executes.
 */
function quorumOf({ owners, threshold }: WalletRecord, onChain: SafeOwners | undefined): Quorum {
  const here = owners.map(({ address }) => address);
  if (onChain === undefined) return { owners: here, threshold };
  const there = new Set<string>(onChain.owners);
  return { owners: here.filter((address) => there.has(address)), threshold: onChain.threshold };
}

/** What the chain says of the Safe, as far as it says anything. */
interface Look {
  /** Undefined too where nothing is to be executed. */
  readonly safe: SafeState | undefined;
  readonly owners: SafeOwners | undefined;
  /** Whether it was asked for the state of the Safe. */
  readonly isStateAsked: boolean;
}

/** Before the transaction, of a payment that this process has asked the chain about before. */
async function lookAgain({ path, tenantId, services }: Ahead<'signPayment'>): Promise<Look | undefined> {
  const { payments } = safeMemoryOf(services);
  const known = payments.of(tenantId, path.id);
  if (known === undefined) return undefined;
  const look = await readSafe(services, known, known.lacking <= 1);
  if (look.owners === undefined) payments.forget(tenantId, path.id);
  return look;
}

const lookFirst = ({ services, outsideTransaction }: Sign, checked: Checked): Promise<Look> =>
  outsideTransaction(() => readSafe(services, knownOf(checked.payment, checked.wallet), mayExecute(checked)));

async function readSafe(
  services: Services,
  { safe: address, nonce }: KnownPayment,
  isStateAsked: boolean,
): Promise<Look> {
  const [safe, owners] = await Promise.all([
    isStateAsked ? readSafeState(services, address, nonce) : undefined,
    readSafeOwners(services, address),
  ]);
  return { safe, owners, isStateAsked };
}

const knownOf = ({ context }: Aggregate<'multisig-payment'>, wallet: WalletRecord): KnownPayment => ({
  safe: wallet.address as Address,
  nonce: context.nonce,
  lacking:
    wallet.threshold -
    countedOf(
      context.signers,
      wallet.owners.map(({ address }) => address),
    ),
});

/** Whether the signature meets the threshold and nothing holds the execution back. */
function mayExecute({ payment, quorum, isHeld }: Checked): boolean {
  return !isHeld && countedOf(payment.context.signers, quorum.owners) + 1 >= quorum.threshold;
}

/** How many of those who have signed own the Safe now. */
const countedOf = (signers: readonly string[], owners: readonly string[]): number =>
  signers.filter((signer) => owners.includes(signer)).length;
