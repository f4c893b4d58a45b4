import { type CodeKeywordDefinition, type KeywordCxt, stringify, type ValidateFunction } from 'ajv/dist/2020.js';
import { callRef } from 'ajv/dist/vocabularies/core/ref.js';

/** Stands in a unit instead of a `$ref` to a schema that another unit compiles. */
export const IMPORTED = 'imported';

/** A function of another unit: where it is, and what it does in this run. */
export interface ImportedFunction {
  readonly unit: string;
  readonly validate: ValidateFunction;
}

/** Calls the other unit's function as ajv calls those of its own references. */
export const importedFrom = (functionNamed: (name: string) => ImportedFunction): CodeKeywordDefinition => ({
  keyword: IMPORTED,
  schemaType: 'string',
  code(context: KeywordCxt): void {
    const name = String(context.schema);
    const { unit, validate } = functionNamed(name);
    const value = { key: name, ref: validate, code: stringify(importMark(unit, name)) };
    callRef(context, context.gen.scopeValue('validate', value), undefined, false);
  },
});

/** The placeholder in the text of the unit's code; emit/validators/code.ts turns it into an import. */
const importMark = (unit: string, name: string): string => `import ${unit} ${name}`;
