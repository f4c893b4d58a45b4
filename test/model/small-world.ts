import type { PrivateKeyAccount } from 'viem/accounts';
import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import type { TestChain } from '../support/chain.ts';
import type { TestService, TestTenant } from '../support/service.ts';
import type { Place } from './explore.ts';
import type { Walk } from './walks.ts';

/** A tenant of its own, and the aggregate that a walk moves. */
export interface SmallWorld {
  readonly service: TestService;
  readonly tenant: TestTenant;
  readonly other: TestTenant;
  readonly chain: TestChain;
  readonly number: number;
  readonly walk: Walk;
  id: string;
  /** What the walk keeps for later: a payment, a wallet, a session. */
  paymentId?: string;
  wallet?: PrivateKeyAccount;
  token?: string;
  userId?: string;
  ticket?: string;
}

type Answer = Promise<{ readonly ok: boolean; readonly error?: unknown }>;

/** How a refused event is asked for. The contract says what is answered: `refused` of the operation in its `x-lifecycle`. */
export interface Refusal {
  readonly by: OperationId;
  ask(world: SmallWorld): Answer;
  /** Where the operation asks for another event, or asks it of another machine. */
  of?(status: string): { readonly machine: LifecycleName; readonly event: string; readonly state: string };
  /** States in which the answer depends on more than the state. */
  readonly not?: readonly string[];
  /** Where the operation looks at the state without sending the event, so that the contract has no answer for it. */
  readonly answer?: { readonly code: string };
}

/** One of the machines with a single aggregate to move. `<aggregate>.walk.ts` exports it as `walk`. */
export interface SmallMachine {
  readonly machine: LifecycleName;
  possible?(place: Place, event: AnyEventObject): boolean;
  readonly told?: readonly (string | ((context: Place['root']['context']) => string | number | boolean))[];
  readonly events?: readonly AnyEventObject[];
  /** Machines that stand beside it: what it sends to them is not modelled. */
  readonly beside?: readonly LifecycleName[];
  /** What it begins with, where a sample row's context does not reach every transition. */
  readonly begins?: Place['root']['context'];
  readonly acts: Readonly<Record<string, (world: SmallWorld, event: AnyEventObject) => Promise<unknown>>>;
  /** By event: each operation that asks for it. */
  readonly refusals: Readonly<Record<string, Refusal | readonly Refusal[]>>;
}

/** A phone for each walk. */
export const phoneOf = ({ number }: SmallWorld): string => `+1555020${String(1000 + number)}`;
