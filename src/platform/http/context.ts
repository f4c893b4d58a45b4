import type { RouterMiddleware } from '@koa/router';
import type { DefaultState } from 'koa';
import type { Exchange } from './exchange.ts';
import type { Kernel } from './kernel.ts';

/** The additions to every Koa context. Middleware may read them before and after an operation. */
export interface KernelContext {
  /** One for all requests of an app. */
  kernel: Kernel;
  /** The request's id, its caller once known, and the code of a refusal. */
  exchange: Exchange;
}

/** The context of a request, as @koa/router hands it to middleware. */
export type Context = Parameters<RouterMiddleware<DefaultState, KernelContext>>[0];
