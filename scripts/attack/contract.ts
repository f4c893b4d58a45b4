/** What the attacker reads in the contract: operations, who may call them, what they risk, and the forms of their bodies. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly examples?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

interface Declared {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-risk'?: string | readonly string[];
  readonly 'x-any-tenant'?: boolean;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Declared>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

export type Scheme = 'apiKey' | 'memberSession' | 'nothing';

export interface Operation {
  readonly id: string;
  readonly path: string;
  readonly isRead: boolean;
  /** A session needs no tenant for it. */
  readonly isOfThePerson: boolean;
  readonly schemes: readonly Scheme[];
  /** What a key needs. */
  readonly scopes: readonly string[];
  readonly risks: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

/** Simulations stand for the outside world, vendors sign what they send, and operators are trusted. */
const OUTSIDE = [/^\/v1\/test\//, /^\/v1\/webhooks\//, /^\/v1\/admin\//];

/** Everybody may found a tenant. A session that has ended in one would act in the other, and is another credential then. */
const HARMLESS = new Set(['createTenant']);

export function operationsOf({ paths, components }: Document): readonly Operation[] {
  const parameterOf = (parameter: Parameter): Parameter =>
    parameter.$ref === undefined
      ? parameter
      : (components.parameters?.[parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1)] ?? parameter);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, declared]) => {
      const { operationId: id, parameters = [], requestBody, security = [], 'x-risk': risk = [] } = declared;
      const isOutside = OUTSIDE.some((pattern) => pattern.test(path));
      if (id === undefined || isOutside || HARMLESS.has(id)) return [];
      const schemes: readonly Scheme[] =
        security.length === 0
          ? ['nothing']
          : (['apiKey', 'memberSession'] as const).filter((scheme) => security.some((one) => scheme in one));
      if (schemes.length === 0) return [];
      return [
        {
          id,
          path,
          isRead: method === 'get',
          isOfThePerson: declared['x-any-tenant'] === true,
          schemes,
          scopes: security.find((one) => 'apiKey' in one)?.apiKey ?? [],
          risks: [risk].flat(),
          parameters: parameters.map(parameterOf),
          body: requestBody?.content?.['application/json']?.schema,
        },
      ];
    }),
  );
}
