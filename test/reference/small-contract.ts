import type { Contract, OpenApiDocument, Schema } from '../../src/reference/contract.ts';

const error = (code: string, status: number): Schema => ({
  type: 'object',
  description: `What ${code} means.`,
  'x-requirements': ['D-007'],
  required: ['statusCode', 'code'],
  properties: { statusCode: { type: 'integer', const: status }, code: { type: 'string', const: code } },
});

const schema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const refusal = (name: string, code: string) => ({
  description: code,
  content: { 'application/json': { schema: schema(name), examples: { [code]: { value: { code } } } } },
});

/** A lamp that is switched on and burns out: one of everything that a page is made of. */
export const smallDocument = (changed: Partial<OpenApiDocument> = {}): OpenApiDocument => ({
  info: { title: 'Lamps', version: '1.2.3', summary: 'Light.', description: 'About lamps.' },
  tags: [{ name: 'Lamps', description: 'All about `Lamp`.' }],
  paths: {
    '/v1/lamps/{id}/switch': {
      post: {
        operationId: 'switchLamp',
        tags: ['Lamps'],
        summary: 'Switch a lamp on',
        description: 'A lamp that is BURNT_OUT answers LAMP_DEAD.',
        'x-requirements': ['A 2.1', 'D-007'],
        security: [{ apiKey: ['lamps:write'] }, { memberSession: ['lamps:write'] }],
        'x-lifecycle': [{ machine: 'lamp', event: 'SWITCH', refused: 'LAMP_DEAD' }],
        'x-errors': [{ LAMP_DEAD: { commits: true } }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 20 } }],
        requestBody: { required: true, content: { 'application/json': { schema: schema('SwitchRequest') } } },
        responses: {
          '200': {
            description: 'It shines.',
            content: { 'application/json': { schema: schema('Lamp'), examples: { on: { value: { status: 'ON' } } } } },
          },
          '401': refusal('UnauthenticatedError', 'UNAUTHENTICATED'),
          '409': refusal('LampDeadError', 'LAMP_DEAD'),
        },
      },
    },
  },
  webhooks: {
    'lamp.on': {
      post: {
        summary: 'A lamp shines',
        requestBody: {
          content: { 'application/json': { schema: schema('Lamp'), examples: { on: { value: { status: 'ON' } } } } },
        },
      },
    },
  },
  components: {
    securitySchemes: { apiKey: { type: 'apiKey', name: 'X-Key', description: 'A key.' } },
    schemas: {
      Lamp: {
        type: 'object',
        required: ['status'],
        properties: {
          status: schema('LampStatus'),
          brightness: {
            type: ['integer', 'null'],
            minimum: 1,
            maximum: 100,
            description: 'How bright.',
            default: 50,
            'x-requirements': ['A 2.1'],
          },
          room: { anyOf: [schema('Room'), { type: 'null' }], description: 'Where it hangs.' },
        },
      },
      LampStatus: { type: 'string', enum: ['OFF', 'ON', 'BURNT_OUT'], 'x-states': 'lamp' },
      Room: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 40 },
          lamps: { type: 'array', items: schema('Lamp') },
        },
      },
      SwitchRequest: {
        type: 'object',
        properties: {
          by: {
            oneOf: [
              { type: 'object', properties: { hand: { type: 'string', 'x-code': 'LAMP_DEAD' } } },
              schema('Room'),
            ],
            'x-branches': { keys: ['hand', 'room'], none: 'LAMP_DEAD' },
          },
        },
        allOf: [{ not: { required: ['hand', 'room'] }, 'x-code': 'LAMP_DEAD' }],
      },
      UnauthenticatedError: error('UNAUTHENTICATED', 401),
      LampDeadError: error('LAMP_DEAD', 409),
    },
  },
  ...changed,
});

const meta = (status: number, meaning: string, retry = false) => ({
  statuses: [status],
  mainPath: [],
  meaning,
  retry,
  kernel: false,
});

export const smallContract = (changed: Partial<Contract> = {}): Contract => ({
  document: smallDocument(),
  product: { clientName: 'Lamps', environmentPrefix: 'LAMPS_', keyPrefix: 'svc_', headerPrefix: 'X-Service-' },
  errors: {
    UNAUTHENTICATED: meta(401, 'Who are you?'),
    LAMP_DEAD: meta(409, 'It will never shine again.'),
    TOO_HOT: meta(503, 'Wait a while.', true),
  },
  lifecycles: [
    {
      id: 'lamp',
      words: 'lamp',
      domain: 'lamps',
      family: 'lamp',
      description: 'From new to burnt out.',
      initial: 'OFF',
      statuses: ['OFF', 'ON', 'BURNT_OUT'],
      mainPath: ['OFF', 'ON', 'BURNT_OUT'],
      publics: ['OFF', 'ON', 'BURNT_OUT'],
      leaves: [
        { name: 'OFF', status: 'OFF', public: 'OFF', description: 'Dark.', tags: [], passing: false, final: false },
        {
          name: 'ON.WARM',
          status: 'ON',
          public: 'ON',
          description: 'Shines.',
          deadline: { event: 'BURN_OUT', at: 'burntOutAt' },
          tags: ['bright'],
          passing: false,
          final: false,
        },
        {
          name: 'BURNT_OUT',
          status: 'BURNT_OUT',
          public: 'BURNT_OUT',
          description: 'Dead.',
          requirements: ['D-007'],
          tags: [],
          passing: false,
          final: true,
        },
      ],
      events: ['SWITCH', 'BURN_OUT', 'DROP'],
      transitions: [
        {
          from: 'OFF',
          event: 'SWITCH',
          to: 'ON.WARM',
          actions: ['heat'],
          guard: 'hasPower',
          description: 'Light!',
          requirements: ['A 2.1'],
        },
        { from: 'ON', event: 'BURN_OUT', to: 'BURNT_OUT', actions: [] },
        { from: 'ON', event: 'DROP', to: 'BURNT_OUT', actions: [] },
      ],
    },
  ],
  diagrams: {},
  guides: [
    { name: 'first-light', markdown: '# First light\n\nCall `switchLamp`.\n\n| a | b |\n|---|---|\n| `x` | y |\n' },
  ],
  sources: [
    { name: 'requirements', markdown: '# Requirements\n\n### A 2.1 Lamps\n\n- **R001** A lamp shines.\n' },
    { name: 'decisions', markdown: '# Decisions\n\n## Lamps\n\n### D-007\n\n**Dead lamps** stay dark.\n' },
  ],
  ...changed,
});
