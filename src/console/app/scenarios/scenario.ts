import type { Params } from '../api.ts';

/** What the steps of a scenario have found out. */
export interface World {
  readonly phone: string;
  /** Made once, for news that comes twice. */
  readonly eventId: string;
  /** What a step keeps for the later ones, by its name. */
  readonly kept: Record<string, string>;
}

interface Call {
  readonly kind: 'call';
  readonly by: 'payer' | 'recipient';
  readonly says: string;
  readonly operation: string;
  readonly params?: (world: World) => Params;
  /** Takes what later steps need out of the answer. */
  readonly keep?: (world: World, answer: unknown) => void;
  /** The answer in a few words; undefined while it is not there yet, and the step is called again. */
  readonly tells?: (answer: unknown, world: World) => string | undefined;
}

interface Wait {
  readonly kind: 'wait';
  readonly says: string;
  /** Statuses of the payment, each of which ends the wait. */
  readonly for: readonly string[];
}

export type Step = Call | Wait;

/** A sequence that the public operations and controls of the sandbox play. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly steps: readonly Step[];
}
