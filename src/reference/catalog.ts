import type { Contract, Document, ErrorMeta, Lifecycle, Schema } from './contract.ts';
import { type Operation, operationsOf } from './operations.ts';
import { type SchemaUse, usesOf } from './schema/schema-uses.ts';
import { type Webhook, webhooksOf } from './webhooks.ts';

/** The contract, looked up by name: made once, read by every page. */
export interface Catalog {
  readonly contract: Contract;
  readonly tags: readonly Tag[];
  readonly operations: ReadonlyMap<string, Operation>;
  readonly errors: ReadonlyMap<string, ErrorEntry>;
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly webhooks: ReadonlyMap<string, Webhook>;
  readonly lifecycles: ReadonlyMap<string, Lifecycle>;
  /** Titles by name. */
  readonly guides: ReadonlyMap<string, string>;
}

export interface Tag {
  readonly name: string;
  readonly slug: string;
  readonly description: string | undefined;
  readonly operations: readonly Operation[];
}

export interface ErrorEntry extends ErrorMeta {
  readonly code: string;
  /** The name of its schema; undefined where no operation answers it. */
  readonly schema: string | undefined;
  readonly operations: readonly Operation[];
  readonly requirements: readonly string[];
}

export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  /** The code that this is the body of. */
  readonly error: string | undefined;
  readonly uses: readonly SchemaUse[];
}

export const catalogOf = (contract: Contract): Catalog => {
  const operations = operationsOf(contract.document);
  const webhooks = webhooksOf(contract.document);
  const errors = errorsOf(contract, operations);
  return {
    contract,
    tags: tagsOf(contract, operations),
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    errors,
    schemas: schemasOf(contract, operations, webhooks, errors),
    webhooks: new Map(webhooks.map((webhook) => [webhook.type, webhook])),
    lifecycles: new Map(contract.lifecycles.map((lifecycle) => [lifecycle.id, lifecycle])),
    guides: new Map(contract.guides.map((guide) => [guide.name, titleOf(guide)])),
  };
};

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** In the document's order; an operation whose tag is not declared there still gets a page. */
const tagsOf = ({ document }: Contract, operations: readonly Operation[]): Tag[] => {
  const declared = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
  const names = new Set([...declared.keys(), ...operations.map(({ tag }) => tag)]);
  return [...names].map((name) => ({
    name,
    slug: slugOf(name),
    description: declared.get(name),
    operations: operations.filter(({ tag }) => tag === name),
  }));
};

const errorsOf = ({ errors, document }: Contract, operations: readonly Operation[]): Map<string, ErrorEntry> => {
  const refusals = operations.flatMap((operation) => operation.refusals.map((refusal) => ({ ...refusal, operation })));
  const byCode = Map.groupBy(refusals, ({ code }) => code);
  const codes = new Set([...Object.keys(errors), ...byCode.keys()]);
  return new Map(
    [...codes].map((code): [string, ErrorEntry] => {
      const answers = byCode.get(code) ?? [];
      const statuses = [...new Set(answers.map(({ status }) => status))];
      const meta = errors[code] ?? { statuses, meaning: '', retry: false, kernel: false };
      const answering = [...new Set(answers.map(({ operation }) => operation))];
      const schema = answers[0]?.schema;
      const requirements = document.components.schemas?.[schema ?? '']?.['x-requirements'] ?? [];
      return [code, { ...meta, code, schema, operations: answering, requirements }];
    }),
  );
};

const schemasOf = (
  { document }: Contract,
  operations: readonly Operation[],
  webhooks: readonly Webhook[],
  errors: ReadonlyMap<string, ErrorEntry>,
): Map<string, NamedSchema> => {
  const schemas = document.components.schemas ?? {};
  const uses = usesOf(schemas, operations, webhooks);
  const bodies = new Map([...errors.values()].map(({ schema, code }) => [schema, code]));
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      { name, schema, error: bodies.get(name), uses: uses.get(name) ?? [] },
    ]),
  );
};

/** The first heading; the file's name where there is none. */
export const titleOf = ({ name, markdown }: Document): string => /^# +(.+)$/m.exec(markdown)?.[1]?.trim() ?? name;
