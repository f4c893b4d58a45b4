import type { JsonObject } from '../../load/json.ts';

const COMMON: JsonObject = {
  unique: { type: 'string', description: 'Anything that no run before had.' },
  area: { type: 'string', pattern: '^[2-9][0-9]{2}$', description: 'Three digits of phone numbers.' },
};

/** Numbers of phones that belong to no walk: a way that runs alone has one of them. */
const ALONE = 9000;

const inputs = (properties: JsonObject): JsonObject => ({ type: 'object', required: ['unique', 'area'], properties });

/** The inputs of walks, by their name among the components of a document. */
export const INPUTS: JsonObject = { walk: inputs(COMMON) };

/** The inputs of a way, which has a number in its document. */
export const inputsOfWay = (number: number): JsonObject =>
  inputs({
    ...COMMON,
    walk: {
      type: 'string',
      pattern: '^[0-9]{4}$',
      default: String(ALONE + number),
      description: 'Four digits that no other walk of the run has.',
    },
  });
