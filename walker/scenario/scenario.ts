import type { Step } from '../recipe.ts';

/** A tenant that a scenario begins with: `<name>Session` is its founder's, and `<name>Key` a key of it. */
export interface Tenant {
  readonly name: string;
  /** Test money in its balance. */
  readonly balanceUsd?: string;
  /** It can be paid at the scenario's phone number: it has proved it, is verified, and has a destination. */
  readonly isPayable?: boolean;
}

/** A request, and what it is for. */
export interface Request extends Omit<Step, 'call'> {
  readonly says?: string;
  readonly do: string;
}

/** The status that a resource comes to. */
export interface Expectation {
  readonly says?: string;
  readonly expect: { readonly of: string; readonly as: string; readonly status: string };
}

/** A sequence of requests that plays what the outside world can do to a deployment. */
export interface Scenario {
  readonly title: string;
  readonly description?: string;
  readonly tenants: readonly Tenant[];
  readonly steps: readonly (Request | Expectation)[];
}

export const isExpectation = (step: Request | Expectation): step is Expectation => 'expect' in step;
