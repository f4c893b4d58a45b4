import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Router from '@koa/router';
import { RouteTrie } from './route-trie.ts';

/** Serves one operation; `path` holds its decoded path parameters. Never rejects. */
export type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  path: Readonly<Record<string, string>>,
) => Promise<void>;

/**
 * The contract's operations by a segment trie, because `@koa/router` tests every layer for every request, and routes
 * added by hand on `byHand`, which Koa asks when no operation matches. Operations are served before Koa makes a context
 * of the request: they use nothing of it, and it costs a fifth of a small GET.
 */
export class OperationRouter {
  readonly byHand = new Router();
  readonly #operations = new RouteTrie<Serve>();

  /** `template` is OpenAPI's form. A GET is also served as HEAD. */
  operation(method: string, template: string, serve: Serve): void {
    this.#operations.add(method.toUpperCase(), template, serve);
  }

  /** For `http.createServer`; `others` gets what is no operation. */
  listener(others: RequestListener): RequestListener {
    const operations = this.#operations;
    return (request, response) => {
      const { method = '', url = '' } = request;
      const query = url.indexOf('?');
      const path = query === -1 ? url : url.slice(0, query);
      const match = operations.find(method === 'HEAD' ? 'GET' : method, path);
      if (match === undefined) others(request, response);
      else void match.value(request, response, match.path);
    };
  }
}
