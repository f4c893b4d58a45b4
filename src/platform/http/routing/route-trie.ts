/** The match of a path under one method: the route, and the values of its parameters in their order. */
export interface Found<T> {
  readonly route: T;
  /** As they were sent. */
  readonly captures: readonly string[];
}

interface Node<T> {
  readonly children: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  /** By method. */
  readonly routes: Map<string, T>;
}

const emptyNode = <T>(): Node<T> => ({ children: new Map(), parameter: undefined, routes: new Map() });

const NOTHING: readonly string[] = Object.freeze([]);

/**
 * Routes by path segments: one look-up per segment, however many routes there are. A fixed segment wins over a
 * parameter. Paths are matched as they were sent: case counts, and a slash at the end begins one more, empty segment.
 * A parameter takes any segment, an empty one too: what such a value names does not exist, and that is the route's to
 * say (D-492).
 */
export class RouteTrie<T> {
  readonly #root: Node<T> = emptyNode();

  /** Segments as `segmentsOf` tells them. */
  add(methods: readonly string[], segments: readonly Segment[], route: T): void {
    let node = this.#root;
    for (const segment of segments) node = 'fixed' in segment ? childOf(node, segment.fixed) : parameterOf(node);
    for (const method of new Set(methods)) {
      if (node.routes.has(method)) throw new Error(`Two routes on ${method} ${printed(segments)}`);
      node.routes.set(method, route);
    }
  }

  find(method: string, path: string): Found<T> | undefined {
    if (path.charCodeAt(0) !== SLASH) return undefined;
    const captures: string[] = [];
    const route = descend(this.#root, path, 1, method, captures);
    if (route === undefined) return undefined;
    return { route, captures: captures.length === 0 ? NOTHING : captures };
  }

  /** The routes of a path under any method, each once. */
  findAll(path: string): readonly T[] {
    if (path.charCodeAt(0) !== SLASH) return [];
    let nodes = [this.#root];
    for (const segment of path.slice(1).split('/')) {
      nodes = nodes.flatMap(({ children, parameter }) => [
        ...[children.get(segment)].filter((child) => child !== undefined),
        ...(parameter === undefined ? [] : [parameter]),
      ]);
    }
    return [...new Set(nodes.flatMap(({ routes }) => [...routes.values()]))];
  }
}

const SLASH = 47;

/** One segment of a path template. */
export type Segment = { readonly fixed: string } | { readonly parameter: string };

/** The characters that path-to-regexp reads as more than text. */
const SPECIAL = /[\\:*{}()[\]+?!"]/;

/**
 * A template of @koa/router, `/v1/things/:id`, in segments. Undefined where a trie cannot decide: wildcards, optional
 * parts, and parameters that do not fill their segment.
 */
export function segmentsOf(template: string): readonly Segment[] | undefined {
  const segments: Segment[] = [];
  for (const text of template.slice(1).split('/')) {
    const parameter = /^:([A-Za-z_$][\w$]*)$/.exec(text)?.[1];
    if (parameter !== undefined) segments.push({ parameter });
    else if (SPECIAL.test(text)) return undefined;
    else segments.push({ fixed: text });
  }
  return template.startsWith('/') ? segments : undefined;
}

const printed = (segments: readonly Segment[]): string =>
  segments.map((segment) => ('fixed' in segment ? `/${segment.fixed}` : `/:${segment.parameter}`)).join('');

function childOf<T>(node: Node<T>, segment: string): Node<T> {
  let child = node.children.get(segment);
  if (child === undefined) {
    child = emptyNode();
    node.children.set(segment, child);
  }
  return child;
}

function parameterOf<T>(node: Node<T>): Node<T> {
  node.parameter ??= emptyNode();
  return node.parameter;
}

function descend<T>(node: Node<T>, path: string, from: number, method: string, captures: string[]): T | undefined {
  const slash = path.indexOf('/', from);
  const segment = slash === -1 ? path.slice(from) : path.slice(from, slash);
  const child = node.children.get(segment);
  if (child !== undefined) {
    const route = slash === -1 ? child.routes.get(method) : descend(child, path, slash + 1, method, captures);
    if (route !== undefined) return route;
  }
  if (node.parameter === undefined) return undefined;
  captures.push(segment);
  const route =
    slash === -1 ? node.parameter.routes.get(method) : descend(node.parameter, path, slash + 1, method, captures);
  if (route === undefined) captures.pop();
  return route;
}
