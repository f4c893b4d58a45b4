import { lifecycleFacts, type ResourceReader } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import { Refusal } from '../refusal.ts';
import { type Access, accessRefusal } from './access.ts';
import type { AskedOperation, ExplainSources } from './explainer.ts';

/** A way to read a resource of a lifecycle: an operation that answers it, or one by whose scopes its row is read. */
export interface Way {
  readonly machine: LifecycleName;
  readonly operationId: OperationId;
  readonly operation: AskedOperation;
  /** Undefined where the row itself is read. */
  readonly reader: ResourceReader | undefined;
}

/** Every way in which the resources of these lifecycles are read in this deployment. */
export function waysOf(
  { explainers, operations }: ExplainSources,
  machines: readonly LifecycleName[],
  { environment }: Access,
): Way[] {
  return machines.flatMap((machine) => {
    const readAs = explainers[machine]?.readAs;
    const read: readonly { operation: OperationId; reader?: ResourceReader }[] =
      readAs === undefined
        ? lifecycleFacts[machine].readers.map((reader) => ({ operation: reader.operation, reader }))
        : [{ operation: readAs }];
    return read.flatMap(({ operation: operationId, reader }): Way[] => {
      const operation = operations.get(operationId);
      if (operation === undefined || (operation.meta.sandbox === true && environment === 'live')) return [];
      return [{ machine, operationId, operation, reader }];
    });
  });
}

export const refusalOfWay = ({ operation }: Way, access: Access) => accessRefusal(operation.meta, access);

type Answer = Refusal | Readonly<Record<string, unknown>>;

/** Returns the responses of the operations for this id, each called once, all in one turn. */
export async function askReaders(
  ways: readonly Way[],
  request: object,
  id: string,
): Promise<ReadonlyMap<OperationId, Answer>> {
  const asked = new Map(ways.flatMap((way) => (way.reader ? [[way.operationId, way] as const] : [])));
  const answers = await Promise.all(
    [...asked].map(async ([operationId, { operation, reader }]) => {
      const own = { ...IGNORED, path: { [reader?.parameter ?? 'id']: id }, query: {}, headers: {} };
      const descriptors = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }]));
      // The caller, the reads and the rest of it are those of this request.
      const answer = await operation.handler(Object.create(request, descriptors) as never);
      return [operationId, answer as Answer] as const;
    }),
  );
  return new Map(answers);
}

const nothing = (): void => {};
/** Options of an operation's own response do not apply to this one. */
const IGNORED = { nextPage: nothing, status: nothing, deprecated: nothing };

/** The status as the operation shows it; undefined where it does not answer this resource. */
export function shownStatus(way: Way, answers: ReadonlyMap<OperationId, Answer>): string | undefined {
  const answer = answers.get(way.operationId);
  if (answer === undefined || answer instanceof Refusal || way.reader === undefined) return undefined;
  const status = answer[way.reader.field];
  return typeof status === 'string' ? status : undefined;
}
