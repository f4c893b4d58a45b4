import type { Schema } from './catalog.ts';

/** The parts of the OpenAPI document that the console uses. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string };
  readonly tags?: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> };
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
  readonly 'x-sandbox'?: boolean;
  readonly 'x-location'?: string;
  readonly 'x-lifecycle'?: readonly { readonly machine: string; readonly event?: string; readonly initial?: boolean }[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** A lifecycle as `/lifecycles.json` has it. */
export interface Lifecycle {
  readonly id: string;
  readonly description: string;
  readonly states: readonly {
    readonly name: string;
    readonly status: string;
    readonly public: string;
    readonly kind: string;
    readonly description: string;
  }[];
}

/** The operation that reads the resources of each lifecycle. */
export type Facts = Readonly<
  Record<
    string,
    {
      readonly readers: readonly {
        readonly operation: string;
        readonly parameter: string;
        readonly field: string;
      }[];
    }
  >
>;

/** The name behind `#/components/…/`. */
export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The schema of a successful answer. */
export function answerOf(document: OpenApi, { responses }: Operation): Schema | undefined {
  const [, success] = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const schema = Object.values(success?.content ?? {})[0]?.schema;
  return resolved(document, schema);
}

/** The schema itself where it is a reference. */
export const resolved = (document: OpenApi, schema: Schema | undefined): Schema | undefined =>
  schema?.$ref === undefined ? schema : document.components.schemas[nameOfRef(schema.$ref)];
