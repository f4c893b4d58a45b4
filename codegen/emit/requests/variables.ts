import { asArray, asObject, type Json, type JsonObject } from '../../load/json.ts';

/** The parts of a path as variables of a file: each resource has one, with the id of the contract's examples. */
export class PathVariables {
  readonly #names = new Set<string>();
  readonly #examples = new Map<string, string>();

  /** `/v1/wallets/{id}` becomes `/v1/wallets/{{walletId}}`. */
  fill(path: string, document: JsonObject): string {
    return path.replace(/([^/]+)\/\{(\w+)\}/g, (_, collection: string, parameter: string) => {
      const name = parameter === 'id' ? `${camel(singular(collection))}Id` : parameter;
      this.#names.add(name);
      const example = exampleOf(document, path, parameter, name);
      if (example !== undefined && !this.#examples.has(name)) this.#examples.set(name, example);
      return `${collection}/{{${name}}}`;
    });
  }

  /** By their names; where the contract has no example, what to put there. */
  get values(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#names].map((name) => [name, this.#examples.get(name) ?? `your-${name}`]));
  }
}

/** `policies`, `aliases`, `wallets`: one of them. */
const singular = (name: string): string =>
  name.replace(/(?<=.)(ies|(?<=alias|ss|x|sh|ch)es|(?<!s)s)$/, (end) => (end === 'ies' ? 'y' : ''));

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The id that an answer of the resource's own operations has; else what an example of the document has under this name, or
 * the first value that the parameter may have.
 */
function exampleOf(document: JsonObject, path: string, parameter: string, name: string): string | undefined {
  const own = path.slice(0, path.indexOf(`{${parameter}}`) + parameter.length + 2);
  const item = asObject(asObject(document.paths)[own]);
  const others = Object.entries(asObject(document.paths))
    .filter(([other]) => other.startsWith(`${own}/`))
    .flatMap(([, operations]) => Object.values(asObject(operations)));
  const answers = [item.get, ...Object.values(item), ...others].flatMap((one) => answersOf(asObject(one), document));
  const keys = [parameter, name, 'id'];
  const found = answers
    .flatMap((answer) =>
      [...keys, ...Object.keys(answer).filter((key) => key.endsWith('Id'))].map((key) => answer[key]),
    )
    .find((value) => typeof value === 'string');
  if (typeof found === 'string') return found;
  return namedIn(document, name) ?? enumOf(item, parameter, document);
}

/** The examples of an operation's successful answers. */
function answersOf({ responses }: JsonObject, document: JsonObject): JsonObject[] {
  const shared = asObject(asObject(document.components).examples);
  return Object.entries(asObject(responses))
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) =>
      Object.values(asObject(asObject(asObject(asObject(answer).content)['application/json']).examples)),
    )
    .map((example) => {
      const { $ref, value } = asObject(example);
      const named = asObject(shared[String($ref).replace('#/components/examples/', '')]).value;
      return asObject((value ?? named) as Json);
    });
}

/** The first text of any example that stands under this name. */
function namedIn(value: Json | undefined, name: string, isExample = false): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isExample && !Array.isArray(value)) {
    const own = asObject(value)[name];
    if (typeof own === 'string') return own;
  }
  for (const [key, item] of Object.entries(value)) {
    const found = namedIn(item, name, isExample || key === 'examples' || key === 'example');
    if (found !== undefined) return found;
  }
  return undefined;
}

function enumOf(item: JsonObject, parameter: string, document: JsonObject): string | undefined {
  const schemas = asObject(asObject(document.components).schemas);
  const given = [item, ...Object.values(item).map(asObject)].flatMap(({ parameters }) => asArray(parameters));
  for (const one of given.map(asObject)) {
    if (one.name !== parameter) continue;
    const schema = asObject(one.schema);
    const named = asObject(schemas[String(schema.$ref).replace('#/components/schemas/', '')]);
    const [value] = asArray(schema.enum ?? named.enum);
    if (typeof value === 'string') return value;
  }
  return undefined;
}
