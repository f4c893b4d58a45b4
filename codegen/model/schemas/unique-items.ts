import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import { asObject, type Json } from '../../load/json.ts';
import { entriesOf } from './bounded-items.ts';
import { type SchemaNamed, typesOf } from './schema-types.ts';

const SCALARS: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);

/**
 * `uniqueItems` in linear time (D-511). ajv's own compares each entry with each other one wherever a list refers to the
 * schema of its entries, which takes seconds for some thousand of them. Entries that are of no scalar type are refused by
 * their own schema; a list whose entries may be objects cannot be compiled.
 */
export const uniqueItems = (named: SchemaNamed): CodeKeywordDefinition => ({
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must NOT have duplicate items', params: ({ params }) => _`{i: ${params.i}}` },
  code(context: KeywordCxt): void {
    const { gen, data, schema, parentSchema } = context;
    if (schema !== true) return;
    const types = typesOf(asObject(parentSchema as Json).items, named);
    if (types.length === 0 || types.some((type) => !SCALARS.has(type)))
      throw new Error('uniqueItems needs entries of a scalar type: others cannot be compared in linear time');
    const valid = gen.let('valid', true);
    const seen = gen.const('seen', _`new Set()`);
    const i = gen.name('i');
    context.setParams({ i });
    gen.forRange(i, 0, entriesOf(context), () => {
      gen.if(
        _`${seen}.has(${data}[${i}])`,
        () => {
          context.error();
          gen.assign(valid, false).break();
        },
        () => gen.code(_`${seen}.add(${data}[${i}])`),
      );
    });
    context.ok(valid);
  },
});
