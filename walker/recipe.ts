import type { Deployment } from './deployment.ts';

/** One request. Texts may name values of the walk as `{{name}}`. */
export interface Step {
  readonly call: string;
  /** The name of the caller's key (`senderKey`) or session (`senderSession`); nobody signs in without one. */
  readonly as?: string;
  /** Parameters of the path and the query, and fields of the body. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** Values to keep: names and where they are in the answer, such as `routes.0.routeId`. */
  readonly keep?: Readonly<Record<string, string>>;
  /** The request is repeated until this place in the answer has this value, or any value if none is named. */
  readonly until?: { readonly at: string; readonly is?: string; readonly isNot?: string };
  /** The request has to be refused with this code. */
  readonly refused?: string;
  /**
   * The request may be refused with this code, because the service may have done the same before; or, where it is repeated,
   * until it is answered.
   */
  readonly orRefused?: string;
}

/** A signature that the walk makes itself, with a key that the sandbox gave to a user. */
export interface Signing {
  /** A hash is signed as it is, a text as wallets sign messages. */
  readonly sign: 'hash' | 'text';
  /** The hash or text, which may name values as `{{name}}`. */
  readonly of: string;
  /** The name of the private key. */
  readonly by: string;
  /** The name under which the signature is kept. */
  readonly keep: string;
}

/** What a recipe remembers of a resource beside its state, because it decides what can happen next. */
export type Facts = Readonly<Record<string, string | boolean>>;

/** One way to bring an event about. */
export interface Act {
  readonly event: string;
  /** The states in which it is tried. Every act of a start has none. */
  readonly from?: readonly string[];
  /** The state in which the resource rests afterwards. */
  readonly to: string;
  /** Facts that have to hold. */
  readonly when?: Facts;
  /** Facts that hold afterwards. */
  readonly sets?: Facts;
  /** Nothing, if the service does it by itself. */
  readonly steps: readonly (Step | Signing)[];
}

/** The input with which a refused operation is tried. */
export interface Ask {
  readonly as?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly when?: Facts;
  /** States in which it is not tried, because it would not be about the state. */
  readonly notIn?: readonly string[];
}

/** How one lifecycle is walked: data alone, so that a program in any language can read it. */
export interface Recipe {
  readonly lifecycle: string;
  /** The name under which the acts keep the id of the resource. */
  readonly id: string;
  /** The caller who reads its explanation: the owner. */
  readonly owner: string;
  readonly starts: readonly Act[];
  readonly acts: readonly Act[];
  /** The inputs of refused operations, by operation, or by `<operation> <event>` where the event decides. */
  readonly asks?: Readonly<Record<string, Ask>>;
  /** Transitions that these acts cannot bring about, and why. */
  readonly beyond?: Readonly<Record<string, string>>;
  /** Its id is shown nowhere, so that no explanation can be asked for: what its operations answer has to do. */
  readonly hidden?: boolean;
  /** What a deployment may lack, by its name in `needs`: it is walked only where that is there. */
  readonly needs?: string;
  /** States in which nobody can read it any more. */
  readonly gone?: readonly string[];
  /** Resting states that the service leaves by itself, so that nothing can be tried there. */
  readonly restless?: readonly string[];
}

/** Something that not every deployment has. */
export interface Need {
  /** After "the deployment has no". */
  readonly words: string;
  isThere(deployment: Deployment, key: string): Promise<boolean>;
}
