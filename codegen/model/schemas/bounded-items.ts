import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import { not } from 'ajv/dist/compile/codegen/index.js';
import names from 'ajv/dist/compile/names.js';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';

/** As many errors as a refusal has. */
const MOST_ERRORS = 50;

/**
 * `items` as ajv has it, but for the work of a refusal (D-511): entries behind `maxItems` are not looked at, because the list
 * is refused already, and a list with 50 errors has enough of them. A verdict stays what it is, since either way the list is
 * invalid by then.
 */
export const boundedItems: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  before: 'uniqueItems',
  code(context: KeywordCxt): void {
    const { gen, schema, parentSchema, it, keyword } = context;
    if (parentSchema.prefixItems !== undefined) throw new Error('prefixItems is not supported beside items');
    it.items = true;
    if (alwaysValidSchema(it, schema)) return;
    const isValid = gen.let('valid', true);
    const before = gen.const('before', names.default.errors);
    const end = gen.const('end', entriesOf(context));
    const isEntryValid = gen.name('valid');
    gen.forRange('i', 0, end, (i) => {
      context.subschema({ keyword, dataProp: i, dataPropType: Type.Num }, isEntryValid);
      gen.if(not(isEntryValid), () => {
        gen.assign(isValid, false);
        gen.if(_`${names.default.errors} - ${before} >= ${MOST_ERRORS}`, () => gen.break());
      });
    });
    context.ok(isValid);
  },
};

/** The number of entries of a list that are examined. */
export const entriesOf = ({ data, parentSchema: { maxItems } }: KeywordCxt): Code =>
  typeof maxItems === 'number' ? _`Math.min(${data}.length, ${maxItems})` : _`${data}.length`;
