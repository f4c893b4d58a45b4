import { handlerFile } from '../../codegen/model/source-files.ts';
import { stubsLeft } from '../../codegen/output/stubs-left.ts';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import { lifecycleTable } from '../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../generated/contract/operations.ts';
import { foundNames } from './found.ts';
import { operations } from './operations.ts';

/**
 * The lifecycles whose rows exist: those with a sample (`test/domains/<domain>/<aggregate>.sample.ts`). The others stand in
 * the contract and have no table yet; test/model/built.test.ts holds this to the database.
 */
export const builtLifecycles: readonly LifecycleName[] = foundNames('.sample.ts').map((name) => {
  if (!(name in lifecycleTable)) throw new Error(`${name}.sample.ts is a sample of no lifecycle`);
  return name as LifecycleName;
});

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
