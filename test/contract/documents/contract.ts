import { readdirSync, readFileSync } from 'node:fs';

/** A schema of the contract, as far as the documents speak of it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Operation {
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

export interface Lifecycle {
  readonly id: string;
  readonly initial: string;
  readonly statuses: readonly string[];
  readonly leaves: readonly { readonly name: string; readonly status: string; readonly public: string }[];
  readonly transitions: readonly { readonly from: string; readonly event: string; readonly to?: string }[];
}

export interface Contract {
  readonly document: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>> & { readonly parameters?: never }>>;
    readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  };
  readonly lifecycles: Readonly<Record<string, Lifecycle>>;
}

const generated = new URL('../../../generated/', import.meta.url);
const read = (name: string): never => JSON.parse(readFileSync(new URL(name, generated), 'utf8')) as never;

/** The contract as it is generated: what clients read, and the machines as data. */
export function generatedContract(): Contract {
  const machines = readdirSync(new URL('lifecycles/', generated)).filter((name) => name.endsWith('.json'));
  const lifecycles = machines.map((name) => read(`lifecycles/${name}`) as Lifecycle);
  return { document: read('openapi.json'), lifecycles: Object.fromEntries(lifecycles.map((one) => [one.id, one])) };
}

/** What a local reference points to. */
export function resolved<T extends { readonly $ref?: string }>(contract: Contract, found: T): T {
  if (found.$ref === undefined) return found;
  const names = found.$ref.slice(2).split('/');
  const target = names
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], contract.document);
  return resolved(contract, target as T);
}

/** An operation by method and path; parameter names are not compared, for paths name the same place either way. */
export function operationOf(contract: Contract, named: string): Operation | undefined {
  const [method = '', path = ''] = named.split(' ');
  const place = (one: string) => one.replaceAll(/\{[^}]+\}/g, '{}');
  const found = Object.keys(contract.document.paths).find((one) => place(one) === place(path));
  return found === undefined ? undefined : contract.document.paths[found]?.[method.toLowerCase()];
}

export function parametersOf(contract: Contract, named: string): readonly Parameter[] {
  const own = operationOf(contract, named)?.parameters ?? [];
  return own.map((one) => resolved(contract, one));
}

/** The schemas of a body or of the answers with these statuses. */
export const bodyOf = (operation: Operation): readonly Schema[] => schemasIn(operation.requestBody?.content);

export function answersOf(
  contract: Contract,
  operation: Operation,
  isWanted: (status: number) => boolean,
): readonly Schema[] {
  const wanted = Object.entries(operation.responses).filter(([status]) => isWanted(Number(status)));
  return wanted.flatMap(([, response]) => schemasIn(resolved(contract, response).content));
}

const schemasIn = (content: Content | undefined): Schema[] =>
  Object.values(content ?? {}).flatMap(({ schema }) => (schema === undefined ? [] : [schema]));

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
