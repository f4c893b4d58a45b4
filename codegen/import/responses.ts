import { asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import { constant, singular } from './names.ts';
import { deref, mediaOf, type Path, type Scene } from './scene.ts';

/** Codes that the platform answers by itself. */
const PLATFORM = new Set(['400', '401', '403', '405', '429', '500', '501', '502', '503', '504']);
const SUFFIX: Readonly<Record<string, string>> = {
  '404': 'NOT_FOUND',
  '409': 'CONFLICT',
  '410': 'GONE',
  '412': 'CHANGED',
  '422': 'INVALID',
};

export const responsesOf = (
  scene: Scene,
  { id, path }: { readonly id: string; readonly path: string },
  written: JsonObject,
  at: Path,
) => {
  const { notes } = scene;
  const responses: Record<string, Json> = {};
  const codes = new Map<string, { readonly status: number; readonly meaning: string }>();
  const noun = constant(
    singular(
      path
        .split('/')
        .filter((word) => word !== '' && !word.startsWith('{'))
        .at(-1) ?? 'resource',
    ),
  );
  for (const [status, response] of Object.entries(written)) {
    if (/^2\d\d$/.test(status)) {
      const success = successOf(scene, id, status, deref(scene, response), [...at, status]);
      if (success === undefined) return { responses: undefined, codes };
      responses[success.status] = success.node;
    } else if (!/^[45]\d\d$/.test(status)) {
      const why =
        status === 'default' ? 'errors follow from x-errors' : 'the service answers statuses by their numbers';
      notes.add('left out', [...at, status], `${status} of ${id}: ${why}`);
    } else if (PLATFORM.has(status)) {
      notes.add(
        'carried',
        [...at, status],
        `${status} of ${id} follows from what the platform refuses, in its envelope`,
      );
    } else {
      const code = `${noun}_${SUFFIX[status] ?? `REFUSED_${status}`}`;
      codes.set(code, {
        status: Number(status),
        meaning: sentence(asString(deref(scene, response).description), status),
      });
      notes.add(
        'changed',
        [...at, status],
        `${status} of ${id} has the code ${code}, in the platform's envelope: fail('${code}')`,
      );
    }
  }
  if (Object.keys(responses).length === 0) {
    notes.add('todo', at, `${id} says no 2xx: TODO: what it answers`);
    responses['200'] = EMPTY('TODO: what it answers.');
  }
  return { responses, codes };
};

const EMPTY = (description: string): JsonObject => ({
  description,
  content: {
    'application/json': { schema: { type: 'object', additionalProperties: false }, examples: { done: { value: {} } } },
  },
});

const sentence = (text: string | undefined, status: string): string => {
  const plain = (text ?? '').trim().split('\n')[0] ?? '';
  if (plain === '') return `TODO: what ${status} means here.`;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${plain.endsWith('.') ? '' : '.'}`;
};

const successOf = ({ notes, schemas, root }: Scene, id: string, status: string, response: JsonObject, at: Path) => {
  const description = asString(response.description) || 'Success.';
  const content = asObject(response.content);
  const types = Object.keys(content);
  if (types.length === 0) {
    const kept = status === '204' ? '200' : status;
    notes.add('changed', at, `${status} of ${id} has no content: it answers ${kept} with an empty object`);
    return { status: kept, node: EMPTY(description) };
  }
  const type =
    types.find((one) => /^application\/([\w.-]+\+)?json\b/.test(one)) ??
    types.find((one) => /^\*\/\*$|^text\//.test(one));
  if (type === undefined) {
    notes.add(
      'left out',
      at,
      `${id} answers ${types.join(', ')}, which is neither JSON nor text: answer an address of it`,
    );
    return undefined;
  }
  for (const other of types.filter((one) => one !== type))
    notes.add('left out', [...at, 'content', other], `the ${status} of ${id} as ${other}`);
  const media = asObject(content[type]);
  const schema = schemas.schema(media.schema, [...at, 'content', type, 'schema'], '');
  const name = type === '*/*' ? 'application/json' : (type.split(';')[0] ?? type).trim();
  return { status, node: { description, content: { [name]: mediaOf(media, media.schema, schema, root) } } };
};
