import type { ValidateFunction } from 'ajv/dist/2020.js';
import { isArray, isObject, type Json, type JsonObject } from '../load/json.ts';
import { explain, plainAjv } from '../model/schemas/ajv.ts';
import type { Notes } from './notes.ts';
import type { Valued } from './schemas.ts';

/** Says whether values fit schemas as they will be written. */
export class Judge {
  readonly #ajv = plainAjv();
  /** By the schema: many places share one. */
  readonly #compiled = new Map<JsonObject, ValidateFunction | undefined>();

  constructor(named: JsonObject) {
    this.#ajv.addSchema({ $id: 'import', $defs: inAjv(named) as JsonObject });
  }

  /** Why the value does not fit; undefined if it does, or if nobody can tell. */
  fault(schema: JsonObject, value: Json): string | undefined {
    const validate = this.#validatorOf(schema);
    return validate === undefined || validate(value) ? undefined : explain(validate.errors ?? []);
  }

  #validatorOf(schema: JsonObject): ValidateFunction | undefined {
    if (this.#compiled.has(schema)) return this.#compiled.get(schema);
    let validate: ValidateFunction | undefined;
    try {
      validate = this.#ajv.compile(inAjv(schema) as JsonObject);
    } catch {
      // The generator says what is wrong with the schema itself.
    }
    this.#compiled.set(schema, validate);
    return validate;
  }
}

/** References of the written files as those of one schema. */
const inAjv = (value: Json): Json => {
  if (isArray(value)) return value.map(inAjv);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, `import#/$defs/${inner.split('#/')[1]}`]
        : [key, inAjv(inner)],
    ),
  );
};

/** Removes defaults and examples that their schema does not allow: the generator would refuse them. */
export const dropMisfits = (valued: readonly Valued[], judge: Judge, notes: Notes): void => {
  for (const { schema, at } of valued) {
    const { default: fallback, examples, ...plain } = schema;
    if (fallback !== undefined) {
      const fault = judge.fault(plain, fallback);
      if (fault !== undefined) {
        delete schema.default;
        notes.add('left out', [...at, 'default'], `a default that does not fit its schema: ${fault}`);
      }
    }
    const fitting = isArray(examples) ? examples.filter((one) => judge.fault(plain, one) === undefined) : undefined;
    if (fitting === undefined || !isArray(examples) || fitting.length === examples.length) continue;
    if (fitting.length > 0) schema.examples = fitting;
    else delete schema.examples;
    notes.add('left out', at, 'an example that does not fit its schema');
  }
};
