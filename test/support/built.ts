import { handlerFile } from '../../codegen/model/source-files.ts';
import { stubsLeft } from '../../codegen/output/stubs-left.ts';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import { lifecycleTable } from '../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import { operations } from './operations.ts';

/** Lifecycles that stand in the contract and have no table yet; test/model/built.test.ts holds the list to the database. */
export const UNBUILT = [
  'approval-request',
  'authority',
  'card',
  'card-authorization',
  'contact',
  'credential-anchor',
  'delivery-record',
  'extraction',
  'financing-pool',
  'invoice',
  'loan',
  'offer',
  'payment-policy',
  'permit',
  'policy',
  'policy-attachment',
  'presentation-challenge',
  'purchase-order',
  'ramp',
  'sales-order',
  'treasury-account',
  'treasury-sweep',
  'twofa-challenge',
  'twofa-factor',
  'verification-handoff',
  'webhook-delivery',
  'webhook-endpoint',
] as const satisfies readonly LifecycleName[];

/** A lifecycle whose rows exist. */
export type BuiltLifecycle = Exclude<LifecycleName, (typeof UNBUILT)[number]>;

const unbuilt: ReadonlySet<string> = new Set(UNBUILT);

export const builtLifecycles = (Object.keys(lifecycleTable) as LifecycleName[]).filter(
  (name): name is BuiltLifecycle => !unbuilt.has(name),
);

const root = new URL('../../', import.meta.url).pathname;

/** Whether the operation's handler is more than the generator's stub, which answers 501. */
export const isBuilt = (id: OperationId): boolean => !stubs.has(id);

const stubs: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap((operation) =>
    stubsLeft(root, [handlerFile(operation)]).some((line) => line.endsWith(`  ${operation.id}`)) ? [operation.id] : [],
  ),
);

/** The operations that have a handler, and those that answer 501. */
export const builtOperations = (Object.keys(operations) as OperationId[]).filter(isBuilt);
export const stubbedOperations = (Object.keys(operations) as OperationId[]).filter((id) => !isBuilt(id));
