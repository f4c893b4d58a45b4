import type { Params } from '../api.ts';

export type Part = 'payer' | 'recipient' | 'anyone';

/** What the steps of a scenario have found out. */
export interface World {
  readonly phone: string;
  /** The member who plays the payer, where the console made it. */
  readonly memberId?: string;
  /** Made once, for news that comes twice. */
  readonly eventId: string;
  /** What a step keeps for the later ones, by its name. */
  readonly kept: Record<string, string>;
}

interface Call {
  readonly kind: 'call';
  readonly by: Part;
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

/** The payer's member signs the payment that an earlier step kept, with its test key. */
interface Sign {
  readonly kind: 'sign';
  readonly says: string;
}

export type Step = Call | Wait | Sign;

export interface Link {
  readonly path: string;
  readonly label: string;
}

export interface Joining {
  readonly name: string;
  readonly memberId: string;
  readonly session: string;
}

/** A sequence that the public operations and controls of the sandbox play. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  /** Only a member whose key the sandbox made can sign. */
  readonly needsMember?: boolean;
  /** The scenario makes a recipient before its first step. */
  readonly hasRecipient: boolean;
  readonly steps: readonly Step[];
  /** The place that shows what happened, as soon as it is known. */
  readonly opens: (kept: World['kept']) => Link | undefined;
  /** A member who signs in here when the steps are done, for the person to go on as. */
  readonly joins?: (kept: World['kept']) => Joining;
}
