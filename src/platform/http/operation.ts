import type { Layer, Router, RouterMiddleware } from '@koa/router';
import type { DefaultState } from 'koa';
import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { OperationId, Operations } from '../../../generated/contract/operations.ts';
import type { KernelContext } from './context.ts';
import { type AnyHandler, endpointOf } from './endpoint.ts';
import type { Handler } from './handler.ts';
import type { OperationMeta } from './operation-meta.ts';
import type { RequestValidators } from './request/validation.ts';
import { serve } from './request-path.ts';

/** The keys of every shape that a body may have. */
type KeyOf<Body> = Body extends unknown ? Extract<keyof Body, string> : never;

/** An operation as its generated route describes it. */
export interface OperationRoute<I extends OperationId> extends OperationMeta {
  readonly codes: { readonly [C in Extract<Operations[I]['codes'], ErrorCode>]: number };
  readonly validators?: RequestValidators | undefined;
  /** A name that the body does not have does not compile. */
  readonly verbatim?: KeyOf<Operations[I]['body']>;
  readonly handler: Handler<I>;
}

/** The Koa middleware of one operation. */
export interface OperationMiddleware<I extends OperationId> extends RouterMiddleware<DefaultState, KernelContext> {
  readonly route: OperationRoute<I>;
  /** Only a type: it tells operations apart that take and answer the same. */
  readonly operationId?: I | undefined;
}

/** Serves an operation: what its route says of it, in the order of the request path. The route's name is its id. */
export function operation<I extends OperationId>(route: OperationRoute<I>): OperationMiddleware<I> {
  const endpoint = endpointOf(route);
  const middleware: RouterMiddleware<DefaultState, KernelContext> = (context) => serve(context, endpoint);
  return Object.assign(middleware, { route });
}

type Verb = <I extends OperationId>(name: I, path: string, operation: OperationMiddleware<NoInfer<I>>) => unknown;

/** A router of @koa/router whose routes are operations: another operation's handler under a name does not compile. */
export interface OperationRouter extends Pick<Router<DefaultState, KernelContext>, 'stack' | 'routes'> {
  readonly get: Verb;
  readonly post: Verb;
  readonly put: Verb;
  readonly patch: Verb;
  readonly delete: Verb;
}

/** The meta data of a route's operation; undefined for other routes. */
export function operationOf({ stack }: Pick<Layer<DefaultState, KernelContext>, 'stack'>): OperationMeta | undefined {
  const [middleware] = stack;
  return middleware !== undefined && 'route' in middleware ? (middleware.route as OperationMeta) : undefined;
}

/** Every operation of the routers by its id: what its route says of it, and its handler. */
export function operationsOf(
  routers: Readonly<Record<string, OperationRouter>>,
): Map<string, { readonly meta: OperationMeta; readonly handler: AnyHandler }> {
  const layers = Object.values(routers).flatMap(({ stack }) => stack);
  return new Map(
    layers.flatMap((layer) => {
      const meta = operationOf(layer);
      return meta === undefined
        ? []
        : [[String(layer.name), { meta, handler: (meta as OperationRoute<never>).handler }]];
    }),
  );
}
