/** One way in which an event comes. */
export interface Sender {
  readonly kind: 'operation' | 'provider' | 'chain' | 'operator' | 'timer' | 'service' | 'control';
  readonly operation?: string;
  /**
   * The answer of that operation where the lifecycle does not take the event: by state a code, `unchanged` or
   * `depends`.
   */
  readonly refused?: Readonly<Record<string, string>>;
}

export interface State {
  readonly name: string;
  readonly status: string;
  /** The status that events tell. */
  readonly public: string;
  readonly kind: 'resting' | 'passing' | 'terminal';
  readonly description: string;
  /**
   * The party that has to act next, and the events that it can send. `who` is one of the lifecycle's `parties`, or
   * `operator`, `approval`, `recipient` or `counterparty` for somebody whom the resource does not name.
   */
  readonly waitsFor?: { readonly who: string; readonly events: readonly string[] };
}

export interface Transition {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly guard?: { readonly name: string; readonly words: string };
  readonly description?: string;
}

export interface PathStep {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** The operation or control that brings it about, or who does. */
  readonly by: string;
}

export interface Lifecycle {
  readonly id: string;
  /** Changes when the lifecycle does. */
  readonly version: string;
  readonly description: string;
  readonly parties: readonly string[];
  /** Each change of its status is an event `<family>.<status>`. */
  readonly family?: string;
  readonly initial: string;
  readonly states: readonly State[];
  readonly events: readonly {
    readonly name: string;
    readonly sentBy: readonly Sender[];
    /** Operations that bring it about although something else sends it, such as a control of the chain. */
    readonly causedBy?: readonly string[];
  }[];
  readonly transitions: readonly Transition[];
  /** Pairs that are refused: by these codes, or by being ignored where nobody answers. */
  readonly refused: readonly {
    readonly state: string;
    readonly event: string;
    readonly answers: readonly { readonly operation: string; readonly code: string }[];
    /** Operations that answer the resource as it is, as if they had done it. */
    readonly unchanged: readonly string[];
  }[];
  readonly deadlines: readonly { readonly state: string; readonly event: string; readonly at: string }[];
  /** Ways from the beginning that take every transition, guards aside. */
  readonly paths: readonly (readonly PathStep[])[];
  /** A state diagram. */
  readonly mermaid: string;
  /** A configuration for `createMachine` of XState 5, without implementations. */
  readonly xstate: object;
}

/** The version of the contract. */
export declare const version: string;
/** By name. */
export declare const lifecycles: Readonly<Record<string, Lifecycle>>;
