import { _, Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { isArray, isObject, type Json, type JsonObject } from '../../load/json.ts';
import { extensionNames } from '../extensions.ts';
import { fromText } from '../from-text.ts';
import { IMPORTED, importedFrom } from '../imported.ts';
import type { Model } from '../model.ts';
import { boundedItems } from './bounded-items.ts';
import { formats } from './formats.ts';
import type { SchemaNamed } from './schema-types.ts';
import { uniqueItems } from './unique-items.ts';
import { type Unit, unitsOf, type ValidatorUnits } from './validator-units.ts';

/** Where the code of a validator finds its formats: `moduleOf` makes an import of it. */
export const FORMATS = 'formats of the contract';

const OPTIONS: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  allowUnionTypes: true,
  // A schema that several operations share is one function that they call, not text in each of them.
  inlineRefs: false,
  validateSchema: false,
  // Without the meta-schemas an instance costs nothing: there is one per unit.
  meta: false,
  // Optimizing costs a third of the time that compiling takes and saves a tenth of the text.
  code: { source: true, esm: true, lines: true, optimize: false, formats: _`require(${FORMATS})` },
  formats,
};

const WITH_DEFAULTS: Options = { ...OPTIONS, useDefaults: true };

/** Annotations of OpenAPI that say nothing about validity. */
const VOCABULARY = ['example', 'externalDocs', 'xml', 'discriminator'];

/** A unit as ajv has compiled it: always as a whole and in the same order, since ajv numbers what it compiles. */
export interface CompiledUnit {
  readonly ajv: Ajv2020;
  /** The reference under which ajv knows each function, by name. */
  readonly refs: Readonly<Record<string, string>>;
  readonly functions: ReadonlyMap<string, ValidateFunction>;
  readonly failures: ReadonlyMap<string, Error>;
}

/** The validators of a model. A unit is compiled when something asks for one of its functions or its code. */
export class Validators {
  private readonly divided: ValidatorUnits;
  private readonly schemas: ReadonlyMap<string, Json>;
  private readonly compiled = new Map<string, CompiledUnit>();

  constructor(model: Model) {
    this.divided = unitsOf(model);
    this.schemas = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  }

  /** Throws what ajv says where it does not accept the schema. */
  validator(ref: string): ValidateFunction {
    const address = this.divided.addresses.get(ref);
    if (!address) throw new Error(`no schema ${ref}`);
    return this.lookUp(address.unit, address.name);
  }

  unit(id: string): CompiledUnit {
    const known = this.compiled.get(id);
    if (known) return known;
    const unit = this.divided.units.get(id);
    if (!unit) throw new Error(`no unit ${id}`);
    const made = compileUnit(unit, {
      unevaluated: this.divided.unevaluated,
      imported: (name) => this.imported(unit, name),
      named: (name) => this.schemas.get(name) ?? {},
    });
    this.compiled.set(id, made);
    return made;
  }

  private lookUp(unit: string, name: string): ValidateFunction {
    const { functions, failures } = this.unit(unit);
    const validate = functions.get(name);
    if (!validate) throw failures.get(name) ?? new Error(`no function ${name} in ${unit}`);
    return validate;
  }

  /** A function of another unit, compiled at its first call: units may refer to each other in circles. */
  private imported({ imports }: Unit, name: string): ValidateFunction {
    const target = (): ValidateFunction => this.lookUp(imports[name] ?? '', name);
    const call = ((data: unknown, context: never) => {
      const validate = target();
      const valid = validate(data, context);
      call.errors = validate.errors ?? null;
      return valid;
    }) as ValidateFunction;
    return Object.defineProperty(call, 'evaluated', { get: () => target().evaluated });
  }
}

/** One that compiles a schema for this run only. */
export const plainAjv = (): Ajv2020 => {
  const ajv = new Ajv2020({ ...OPTIONS, code: { optimize: false } });
  ajv.addVocabulary([...VOCABULARY, ...extensionNames]);
  return ajv;
};

interface Surroundings {
  readonly unevaluated: boolean;
  readonly imported: (name: string) => ValidateFunction;
  /** Every named schema of the model. */
  readonly named: SchemaNamed;
}

const compileUnit = (unit: Unit, { unevaluated, imported, named: schemaNamed }: Surroundings): CompiledUnit => {
  const ajv = new Ajv2020(unit.family === 'parameters' ? WITH_DEFAULTS : OPTIONS);
  ajv.addKeyword(fromText);
  ajv.removeKeyword('uniqueItems').addKeyword(uniqueItems(schemaNamed));
  ajv.removeKeyword('items').addKeyword(boundedItems);
  // Ajv2020 switches both on whatever its options say.
  Object.assign(ajv.opts, { unevaluated, dynamicRef: false });
  ajv.addVocabulary([...VOCABULARY, ...extensionNames]);
  ajv.addKeyword(importedFrom((name) => ({ unit: unit.imports[name] ?? '', validate: imported(name) })));
  const named = { ...unit.schemas, ...unit.parts };
  // Each is a schema of its own to ajv: as part of a larger one it would be compiled anew for every other that refers to it.
  for (const [name, schema] of Object.entries(named)) ajv.addSchema(byName(schema, unit.imports) as JsonObject, name);
  const refs = Object.fromEntries(Object.keys(named).map((name) => [name, name]));
  const functions = new Map<string, ValidateFunction>();
  const failures = new Map<string, Error>();
  for (const [name, ref] of Object.entries(refs)) {
    try {
      const validate = ajv.getSchema(ref);
      if (validate) functions.set(name, validate);
    } catch (error) {
      failures.set(name, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { ajv, refs, functions, failures };
};

const SCHEMAS = '#/components/schemas/';

/**
 * References by the bare name under which ajv knows the schema, and those to other units by the keyword for them. Without
 * `x-requirements`, `x-form` and `x-secret`: ajv copies whole schemas into the code of some keywords, and no validator reads them.
 */
const byName = (value: Json, imports: Unit['imports']): Json => {
  if (isArray(value)) return value.map((item) => byName(item, imports));
  if (!isObject(value)) return value;
  const { 'x-requirements': _, 'x-form': __, 'x-secret': ___, ...schema } = value;
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, byName(inner, imports)];
      const name = inner.replace(SCHEMAS, '');
      return [name in imports ? IMPORTED : key, name];
    }),
  );
};

const made = new WeakMap<Model, Validators>();

/** Made once per model. */
export const validatorsOf = (model: Model): Validators => {
  const validators = made.get(model) ?? new Validators(model);
  made.set(model, validators);
  return validators;
};

/** The first three of what ajv found, for people. */
export const explain = (errors: readonly ErrorObject[]): string =>
  errors
    .slice(0, 3)
    .map(({ instancePath, message, params }) => {
      const extra = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
      return `${instancePath || 'it'} ${message ?? 'is invalid'}${extra}`;
    })
    .join('; ');
