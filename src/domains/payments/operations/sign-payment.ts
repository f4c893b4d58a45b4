import type { Address, Hex } from 'viem';
import type { Quorum } from '../../../../machines/payments/multisig-payment.types.ts';
import { chainControls, keyThatSigned } from '../../../payments/chain/index.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { world } from '../../../platform/world.ts';
import { findPayment, surfaceOf } from '../../offramp/index.ts';
import { findWalletOrEscrow, readSafeOwners, type SafeOwners, type WalletRecord } from '../../wallets/index.ts';
import { answerExecution, type Begun, begunBy } from '../execution/answer-execution.ts';
import { execute } from '../execution/execute.ts';
import { readSafeState, type SafeState } from '../execution/read-safe-state.ts';

type Sign = Request<'signPayment'>;

/**
 * Collects an owner's signature of the raw hash. The one that meets the threshold has the Safe transaction relayed, and the
 * answer waits for it (A 4.2, D-175); where the chain does not answer or a tenant holds it, a worker takes it up (D-176).
 */
export const signPayment: Handler<'signPayment'> = async (request) => {
  const until = world.monotonic() + request.services.config.executionWaitMs;
  const begun = await request.firstPhase(() => sign(request));
  return begun instanceof Refusal ? begun : answerExecution(request, begun, until);
};

interface Checked {
  readonly payment: Aggregate<'multisig-payment'>;
  readonly wallet: WalletRecord;
  readonly signer: Address;
  readonly quorum: Quorum;
  /** True if the chain can be asked. */
  readonly available: boolean;
  readonly isHeld: boolean;
}

async function sign(request: Sign): Promise<Begun | Refused> {
  const before = await check(request);
  if (before instanceof Refusal) return before;
  const onChain = before.available ? await readSafe(request, before) : undefined;
  // The chain was asked while nothing was locked: what was checked before may have changed.
  const checked = onChain ? await check(request, { signer: before.signer, owners: onChain.owners }) : before;
  if (checked instanceof Refusal) return checked;
  const { payment, wallet, signer, quorum } = checked;
  // The state may have been asked for before anybody knew of the hold.
  const safe = mayExecute(checked) ? onChain?.state : undefined;
  const signature = request.body.signature.toLowerCase() as Hex;
  await payment.send('SIGN', { signer, signature, quorum });
  if (safe !== undefined && payment.status === 'READY_TO_EXECUTE') {
    await execute(payment, wallet, safe, request, [{ signer, signature }]);
  }
  return begunBy(payment, wallet);
}

type Refused = Refusal<'PAYMENT_NOT_FOUND' | 'INVALID_TRANSITION' | 'SIGNATURE_INVALID' | 'ALREADY_SIGNED'>;

/** The facts that are known from before the transaction. */
interface Known {
  /** The address that has signed. */
  readonly signer?: Address;
  /** The owners of the Safe; undefined if the chain does not say. */
  readonly owners: SafeOwners | undefined;
}

async function check(request: Sign, known: Known = { owners: undefined }): Promise<Checked | Refused> {
  const { path, body, tenantId, reads, aggregate, fail } = request;
  const payment = await aggregate('multisig-payment', path.id);
  if (!payment) {
    const other = await findPayment(reads, tenantId, path.id);
    if (!other) return fail('PAYMENT_NOT_FOUND');
    // The verbs of another generation (D-169).
    return fail('INVALID_TRANSITION', { from: other.publicStatus, event: 'SIGN', generation: surfaceOf(other) });
  }
  if (!payment.hasTag('signable')) return fail('INVALID_TRANSITION', { from: payment.status, event: 'SIGN' });
  const { sourceWalletId, multisigTxHash, signers } = payment.context;
  const signer = known.signer ?? keyThatSigned(multisigTxHash as Hex, body.signature);
  const [wallet, { available, holdExecution }] = await Promise.all([
    findWalletOrEscrow(reads, tenantId, sourceWalletId),
    chainControls(reads, tenantId),
  ]);
  if (wallet === undefined) throw new Error(`the wallet of ${payment.id} is gone`);
  const quorum = quorumOf(wallet, available ? known.owners : undefined);
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

/** The chain's state of the Safe, as far as it says anything. */
interface SafeOnChain {
  /** Undefined too where nothing is to be executed. */
  readonly state: SafeState | undefined;
  readonly owners: SafeOwners | undefined;
}

/** Asks the chain while no transaction is open; for the state of the Safe only where this signature may be the last. */
function readSafe({ services, outsideTransaction }: Sign, checked: Checked): Promise<SafeOnChain> {
  const { payment, wallet } = checked;
  const safe = wallet.address as Address;
  const { nonce } = payment.context;
  const isLast = mayExecute(checked);
  return outsideTransaction(async () => {
    const [state, owners] = await Promise.all([
      isLast ? readSafeState(services, safe, nonce) : undefined,
      readSafeOwners(services, safe),
    ]);
    return { state, owners };
  });
}

/** True if the signature meets the threshold and nothing holds the execution back. */
function mayExecute({ payment, quorum, isHeld }: Checked): boolean {
  return !isHeld && countedOf(payment.context.signers, quorum.owners) + 1 >= quorum.threshold;
}

/** The number of signers that own the Safe now. */
const countedOf = (signers: readonly string[], owners: readonly string[]): number =>
  signers.filter((signer) => owners.includes(signer)).length;
