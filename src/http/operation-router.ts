import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';
import { RouteTrie } from './route-trie.ts';

/** Serves one operation; `path` holds its decoded path parameters. */
export type Serve = (context: Context, path: Readonly<Record<string, string>>) => Promise<void>;

/**
 * The contract's operations by a segment trie, because `@koa/router` tests every layer for every request, and routes
 * added by hand on `byHand`, which is asked when no operation matches.
 */
export class OperationRouter {
  readonly byHand = new Router();
  readonly #operations = new RouteTrie<Serve>();

  /** `template` is OpenAPI's form. A GET is also served as HEAD. */
  operation(method: string, template: string, serve: Serve): void {
    this.#operations.add(method.toUpperCase(), template, serve);
  }

  routes(): Middleware {
    const byHand = this.byHand.routes() as Middleware;
    const operations = this.#operations;
    return (context: Context, next: Next): unknown => {
      const { method = '', url = '' } = context.req;
      const query = url.indexOf('?');
      const path = query === -1 ? url : url.slice(0, query);
      const match = operations.find(method === 'HEAD' ? 'GET' : method, path);
      return match === undefined ? byHand(context, next) : match.value(context, match.path);
    };
  }
}
