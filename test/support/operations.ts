import type { OperationId } from '../../generated/contract/operations.ts';
import { requestValidators } from '../../generated/contract/validators.js';
import { routers } from '../../generated/wiring/routes.ts';
import { operationOf } from '../../src/platform/http/operation.ts';
import type { OperationMeta } from '../../src/platform/http/operation-meta.ts';

/** An operation as its generated route describes it. */
export interface RoutedOperation extends OperationMeta {
  readonly id: OperationId;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path template in the contract's form, parameters in braces. */
  readonly path: string;
  readonly domain: string;
  /** The status of a handler's plain result. */
  readonly status: number;
  readonly hasBody: boolean;
  readonly salient: readonly string[];
}

const all = Object.entries(routers).flatMap(([domain, { stack }]) =>
  stack.map((layer): RoutedOperation => {
    const meta = operationOf(layer);
    if (meta === undefined) throw new Error(`${layer.name} is no operation`);
    return {
      ...meta,
      id: layer.name as OperationId,
      method: layer.methods.at(-1)?.toLowerCase() as RoutedOperation['method'],
      path: String(layer.path).replaceAll(/:(\w+)/g, '{$1}'),
      domain,
      status: meta.statuses.at(-1) ?? 200,
      salient: meta.salient ?? [],
      hasBody: requestValidators[layer.name as OperationId]?.body !== undefined,
    };
  }),
);

/** Every operation that has a route. */
export const operations = Object.fromEntries(all.map((operation) => [operation.id, operation])) as Readonly<
  Record<OperationId, RoutedOperation>
>;

export const operationIds = Object.keys(operations) as readonly OperationId[];
