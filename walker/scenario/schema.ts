const name = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' };
const text = { type: 'string', minLength: 1 };
const places = { type: 'object', minProperties: 1, propertyNames: name, additionalProperties: text };

const object = (required: readonly string[], properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** A request (`do`), or the status that a resource comes to (`expect`). */
const step = {
  ...object([], {
    says: text,
    do: { ...text, description: 'The id of an operation.' },
    as: { ...name, description: 'The key or session of the caller, such as senderKey.' },
    with: { type: 'object', description: 'Parameters and fields of the body.' },
    keep: places,
    until: object(['at'], { at: text, is: text, isNot: text }),
    refused: { ...text, description: 'The code with which it has to be refused.' },
    orRefused: text,
    expect: object(['of', 'as', 'status'], { of: name, as: name, status: text }),
  }),
  oneOf: [{ required: ['do'] }, { required: ['expect'] }],
  dependentSchemas: { expect: { propertyNames: { enum: ['says', 'expect', 'do'] } } },
};

/** The form of a scenario file, as JSON Schema. */
export const scenarioSchema = object(['title', 'tenants', 'steps'], {
  title: text,
  description: text,
  tenants: {
    type: 'array',
    minItems: 1,
    items: object(['name'], {
      name,
      balanceUsd: { type: 'string', pattern: '^[0-9]+([.][0-9]{1,6})?$' },
      isPayable: { type: 'boolean' },
    }),
  },
  steps: {
    type: 'array',
    minItems: 1,
    items: step,
  },
});
