import { asObject, type Json, type JsonObject } from '../../load/json.ts';

/** The parts of a path as variables of a file: each resource has one, with the id of the contract's examples. */
export class PathVariables {
  readonly #names = new Set<string>();
  readonly #examples = new Map<string, string>();

  /** `/v1/wallets/{id}` becomes `/v1/wallets/{{walletId}}`. */
  fill(path: string, document: JsonObject): string {
    return path.replace(/([^/]+)\/\{(\w+)\}/g, (_, collection: string, parameter: string) => {
      const name = parameter === 'id' ? `${camel(singular(collection))}Id` : parameter;
      this.#names.add(name);
      const example = exampleOf(document, path, parameter);
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

/** The id that the answer of the resource's own operation has, or that the parameter names. */
function exampleOf(document: JsonObject, path: string, parameter: string): string | undefined {
  const own = path.slice(0, path.indexOf(`{${parameter}}`) + parameter.length + 2);
  const { content } = asObject(asObject(asObject(asObject(asObject(document.paths)[own]).get).responses)['200']);
  const [example] = Object.values(asObject(asObject(asObject(content)['application/json']).examples)).map(asObject);
  const answer = asObject(example?.value as Json);
  const found = [parameter, 'id', ...Object.keys(answer).filter((key) => key.endsWith('Id'))]
    .map((name) => answer[name])
    .find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : undefined;
}
