import { attributeName, type Described } from '../../tracing/index.ts';
import type { Context } from '../context.ts';

/** Other methods than these are told as `_OTHER`, so that a client cannot choose the names of spans. */
const METHODS = new Set(['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE']);

/**
 * A request as its span shows it. The path is told as the route has it: in place of the parameters, which may be tokens or
 * telephone numbers, stand their names. The path of a request without a route is not told.
 */
export function describeRequest(context: Context): Described {
  const { exchange } = context;
  const { method = '' } = context.req;
  const route = routeOf(context);
  const status = exchange.code === 'CLIENT_ABORTED' ? 499 : context.status;
  const isFailure = status >= 500;
  return {
    name: route === undefined ? methodOf(method) : `${methodOf(method)} ${route}`,
    isFailure,
    attributes: {
      'http.request.method': methodOf(method),
      'http.response.status_code': status,
      [attributeName('operation')]: context._matchedRouteName ?? 'none',
      [attributeName('request.id')]: exchange.requestId,
      ...(route !== undefined && { 'http.route': route, 'url.path': route }),
      ...(exchange.code !== undefined && { [attributeName('error.code')]: exchange.code }),
      ...(isFailure && { 'error.type': exchange.code ?? String(status) }),
    },
  };
}

const methodOf = (method: string): string => (METHODS.has(method) ? method : '_OTHER');

/** Koa's `:name` as OpenAPI's `{name}`; a route by a regular expression has no text. */
function routeOf({ _matchedRoute: route }: Context): string | undefined {
  return typeof route === 'string' ? route.replace(/:([A-Za-z]\w*)/g, '{$1}') : undefined;
}
