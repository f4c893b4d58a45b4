/** What a request line leads to: the route's value, and the values of its path parameters, decoded. */
export interface Match<T> {
  readonly value: T;
  readonly path: Readonly<Record<string, string>>;
}

interface Leaf<T> {
  readonly value: T;
  readonly names: readonly string[];
}

interface Node<T> {
  readonly children: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  readonly leaves: Map<string, Leaf<T>>;
}

const emptyNode = <T>(): Node<T> => ({ children: new Map(), parameter: undefined, leaves: new Map() });

const NO_PARAMETERS: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Routes by path segments: one look-up per segment, however many routes there are. A fixed segment wins over a
 * parameter. Paths are matched as they were sent; only parameters are percent-decoded.
 */
export class RouteTrie<T> {
  readonly #root: Node<T> = emptyNode();

  /** `template` is OpenAPI's form, `/v1/things/{id}`. */
  add(method: string, template: string, value: T): void {
    let node = this.#root;
    const names: string[] = [];
    for (const segment of template.slice(1).split('/')) {
      const name = /^\{([^{}]+)\}$/.exec(segment)?.[1];
      if (name === undefined && segment.includes('{'))
        throw new Error(`A parameter must fill its segment: ${template}`);
      if (name !== undefined) names.push(name);
      node = name === undefined ? childOf(node, segment) : parameterOf(node);
    }
    if (node.leaves.has(method)) throw new Error(`Two operations on ${method} ${template}`);
    node.leaves.set(method, { value, names });
  }

  /** Undefined when nothing is there, and when a parameter is empty, not decodable or holds control characters. */
  find(method: string, path: string): Match<T> | undefined {
    if (path.charCodeAt(0) !== 47) return undefined;
    const values: string[] = [];
    const leaf = descend(this.#root, path, 1, method, values);
    if (leaf === undefined) return undefined;
    if (leaf.names.length === 0) return { value: leaf.value, path: NO_PARAMETERS };
    const named: Record<string, string> = {};
    for (let at = 0; at < leaf.names.length; at += 1) {
      const value = decoded(values[at] as string);
      if (value === undefined) return undefined;
      named[leaf.names[at] as string] = value;
    }
    return { value: leaf.value, path: named };
  }
}

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

function descend<T>(node: Node<T>, path: string, from: number, method: string, values: string[]): Leaf<T> | undefined {
  const slash = path.indexOf('/', from);
  const segment = slash === -1 ? path.slice(from) : path.slice(from, slash);
  const child = node.children.get(segment);
  if (child !== undefined) {
    const leaf = slash === -1 ? child.leaves.get(method) : descend(child, path, slash + 1, method, values);
    if (leaf !== undefined) return leaf;
  }
  if (node.parameter === undefined || segment === '') return undefined;
  values.push(segment);
  const leaf =
    slash === -1 ? node.parameter.leaves.get(method) : descend(node.parameter, path, slash + 1, method, values);
  if (leaf === undefined) values.pop();
  return leaf;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point (PostgreSQL takes no NUL)
const CONTROL = /[\u0000-\u001f]/;

function decoded(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    const value = decodeURIComponent(segment);
    return CONTROL.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
