import { METHODS } from 'node:http';
import { type Layer, type MatchResult, Router, type RouterMiddleware, type RouterOptions } from '@koa/router';
import type { DefaultState, Next } from 'koa';
import compose from 'koa-compose';
import type { Context, KernelContext } from '../context.ts';
import { pathnameOf } from '../exchange.ts';
import { parameterValue } from '../request/path-parameter.ts';
import { type Found, RouteTrie, segmentsOf } from './route-trie.ts';

type RouteLayer = Layer<DefaultState, KernelContext>;
type Dispatch = ReturnType<Router<DefaultState, KernelContext>['middleware']>;

/** The overload of the constructor that a class can extend. */
const KoaRouter: new (options: RouterOptions) => Router<DefaultState, KernelContext> = Router;

/** A layer that the trie finds, with the names of its parameters in their order. */
interface Route {
  readonly layer: RouteLayer;
  readonly names: readonly string[];
}

interface Index {
  readonly trie: RouteTrie<Route>;
  /** Layers that a trie cannot decide: middleware of `use`, regular expressions, wildcards. */
  readonly others: readonly RouteLayer[];
  /** The layers' places in the stack, which is the order in which they run. */
  readonly places: ReadonlyMap<RouteLayer, number>;
}

/**
 * @koa/router with all of its interface, which finds routes by a trie: the original tests every layer for every request.
 * Paths are exact, as with its options `sensitive` and `strict`, those of mounted routers too. Where a fixed segment and
 * a parameter match the same path, only the route with the fixed segment runs.
 */
export class TrieRouter extends KoaRouter {
  #index: Index | undefined;

  constructor() {
    // With every method that Node parses, another one on a known path is 405 and never 501.
    super({ sensitive: true, strict: true, methods: METHODS });
  }

  override prefix(path: string): this {
    this.#index = undefined;
    super.prefix(path);
    return this;
  }

  override match(path: string, method: string): MatchResult<DefaultState, KernelContext> {
    const { trie, others, places } = this.#indexed();
    const inOrder = (layers: readonly RouteLayer[]): RouteLayer[] =>
      layers.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
    const found = trie.find(method.toUpperCase(), path);
    const matching = others.filter((layer) => layer.match(path));
    const serving = matching.filter(({ methods }) => methods.length === 0 || methods.includes(method.toUpperCase()));
    const pathAndMethod = inOrder(found === undefined ? serving : [found.route.layer, ...serving]);
    return {
      path: inOrder([...trie.findAll(path).map(({ layer }) => layer), ...matching]),
      pathAndMethod,
      route: pathAndMethod.some(isRoute),
    };
  }

  override middleware(): Dispatch {
    // #dispatch adds what a route's context has beyond Koa's.
    const dispatch: Dispatch = (context, next) => this.#dispatch(context as Context, next);
    dispatch.router = this;
    return dispatch;
  }

  /** The usual request has one route, and nothing else matches its path: it runs without a chain. */
  #dispatch(context: Context, next: Next): unknown {
    const path = context.newRouterPath ?? pathnameOf(context.req.url);
    const { trie, others } = this.#indexed();
    context.router = this;
    const found = trie.find(context.method, path);
    if (found === undefined || others.some((layer) => layer.match(path)))
      return this.#runAll(context, path, found, next);
    const { layer } = found.route;
    noteMatches(context, [layer], true);
    enter(context, layer, found.captures, parametersOf(found));
    const [only] = layer.stack;
    return only !== undefined && layer.stack.length === 1 ? only(context, next) : compose(layer.stack)(context, next);
  }

  /** Everything that matches, in the order in which it was added. */
  #runAll(context: Context, path: string, found: Found<Route> | undefined, next: Next): Promise<unknown> {
    const { path: matched, pathAndMethod } = this.match(path, context.method);
    const route = pathAndMethod.findLast(isRoute);
    noteMatches(context, matched, route !== undefined);
    // biome-ignore lint/complexity/useLiteralKeys: the event of @koa/router is private to its types
    if (route === undefined) return this['_events'].emit('not-found', context, next);
    noteRoute(context, route);
    const chain = pathAndMethod.flatMap((layer): RouterMiddleware<DefaultState, KernelContext>[] => [
      (_context, enterNext) => {
        if (layer === found?.route.layer) enter(context, layer, found.captures, parametersOf(found));
        else enter(context, layer, layer.captures(path), layer.params(path, layer.captures(path)));
        return enterNext();
      },
      ...layer.stack,
    ]);
    return compose(chain)(context, next);
  }

  /** Made anew when layers were added, however they were. */
  #indexed(): Index {
    if (this.#index?.places.size !== this.stack.length) this.#index = indexOf(this.stack);
    return this.#index;
  }
}

function indexOf(stack: readonly RouteLayer[]): Index {
  const trie = new RouteTrie<Route>();
  const others: RouteLayer[] = [];
  for (const layer of stack) {
    const isExact = typeof layer.path === 'string' && layer.opts.pathAsRegExp !== true && layer.opts.end !== false;
    const segments = isExact && isRoute(layer) ? segmentsOf(layer.path as string) : undefined;
    if (segments === undefined) others.push(layer);
    else {
      const names = segments.flatMap((segment) => ('parameter' in segment ? [segment.parameter] : []));
      trie.add(layer.methods, segments, { layer, names });
    }
  }
  return { trie, others, places: new Map(stack.map((layer, place) => [layer, place])) };
}

/** Middleware of `use` has no methods. */
const isRoute = ({ methods }: RouteLayer): boolean => methods.length > 0;

function parametersOf({ route: { names }, captures }: Found<Route>): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (let at = 0; at < names.length; at += 1) parameters[names[at] as string] = parameterValue(captures[at] as string);
  return parameters;
}

// What @koa/router tells of a match stands on the context, under the same names.

function noteMatches(context: Context, layers: RouteLayer[], isRouted: boolean): void {
  if (context.matched === undefined) context.matched = layers;
  else context.matched.push(...layers);
  context.routeMatched = isRouted;
}

function noteRoute(context: Context, layer: RouteLayer): void {
  context._matchedRoute = layer.path;
  if (layer.name !== undefined) context._matchedRouteName = layer.name;
}

function enter(
  context: Context,
  layer: RouteLayer,
  captures: readonly string[],
  parameters: Record<string, string>,
): void {
  context.captures = captures as string[];
  context.params = context.params === undefined ? parameters : { ...context.params, ...parameters };
  context.request.params = context.params;
  context.routerPath = layer.path as string;
  // Undefined for a nameless route, whatever an earlier router has noted: as with @koa/router, against its own types.
  context.routerName = layer.name as string;
  noteRoute(context, layer);
}
