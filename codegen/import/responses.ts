import { asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import { mediaOf } from './media.ts';
import { constant, singular } from './names.ts';
import type { Path } from './pointer.ts';
import { deref, type Scene } from './scene.ts';

/** Codes that the platform answers by itself. */
const PLATFORM = new Set(['400', '401', '403', '405', '429', '500', '501', '502', '503', '504']);
const SUFFIX: Readonly<Record<string, string>> = {
  '404': 'NOT_FOUND',
  '409': 'CONFLICT',
  '410': 'GONE',
  '412': 'CHANGED',
  '422': 'INVALID',
};

/** The code of a refusal: it names what the path names. */
export const codeOf = (path: string, status: string): string => {
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith('{'));
  return `${constant(singular(words.at(-1) ?? 'resource'))}_${SUFFIX[status] ?? `REFUSED_${status}`}`;
};

/** Whether a refusal of this status needs a code of the service. */
export const needsCode = (status: string): boolean => /^4\d\d$|^5\d\d$/.test(status) && !PLATFORM.has(status);

export interface Answers {
  /** Undefined where no success can be answered. */
  readonly responses: JsonObject | undefined;
  readonly codes: ReadonlyMap<string, { readonly status: number; readonly meaning: string }>;
}

export const responsesOf = (
  scene: Scene,
  { id, path }: { readonly id: string; readonly path: string },
  written: JsonObject,
  at: Path,
): Answers => {
  const { notes } = scene;
  const responses: Record<string, Json> = {};
  const codes = new Map<string, { readonly status: number; readonly meaning: string }>();
  for (const [status, response] of Object.entries(written)) {
    const place = [...at, status];
    const known = status.replace(/^2XX$/i, '200');
    if (/^2\d\d$/.test(known)) {
      const success = successOf(scene, id, known, deref(scene, response, place), place);
      if (success === undefined) return { responses: undefined, codes };
      if (known !== status) notes.add('changed', place, `${status} of ${id} is 200: a service answers one status`);
      responses[known] ??= success;
    } else if (needsCode(status)) {
      const code = codeOf(path, status);
      codes.set(code, {
        status: Number(status),
        meaning: sentence(asString(deref(scene, response, place).description), status),
      });
      notes.add(
        'changed',
        place,
        `${status} of ${id} has the code ${code}, in the platform's envelope: fail('${code}')`,
      );
    } else if (PLATFORM.has(status)) {
      notes.add('carried', place, `${status} of ${id} follows from what the platform refuses, in its envelope`);
    } else if (!status.startsWith('x-')) {
      const why =
        status === 'default' ? 'errors follow from x-errors' : 'a service answers 2xx, 4xx and 5xx by their numbers';
      notes.add('left out', place, `${status} of ${id}: ${why}`);
    }
  }
  if (Object.keys(responses).length === 0) {
    notes.add('todo', at, `${id} says no 2xx: TODO: what it answers`);
    responses['204'] = { description: 'TODO: what it answers.' };
  }
  return { responses, codes };
};

const sentence = (text: string | undefined, status: string): string => {
  const plain = (text ?? '').trim().split('\n')[0] ?? '';
  if (plain === '') return `TODO: what ${status} means here.`;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${plain.endsWith('.') ? '' : '.'}`;
};

const successOf = (
  scene: Scene,
  id: string,
  status: string,
  response: JsonObject,
  at: Path,
): JsonObject | undefined => {
  const { notes, schemas } = scene;
  const description = asString(response.description) || 'Success.';
  for (const key of ['headers', 'links'])
    if (Object.keys(asObject(response[key])).length > 0)
      notes.add('left out', [...at, key], `the ${key} of the ${status} of ${id}: handlers set none`);
  const content = asObject(response.content);
  const types = Object.keys(content);
  if (types.length > 0 && status === '204')
    notes.add('left out', [...at, 'content'], `the content of the 204 of ${id}`);
  if (types.length === 0 || status === '204') return { description };
  const type =
    types.find((one) => /^application\/([\w.-]+\+)?json\b/i.test(one)) ??
    types.find((one) => /^\*\/\*$|^text\//i.test(one));
  if (type === undefined) {
    const given = types.join(', ');
    notes.add('left out', at, `${id} answers ${given}, which is neither JSON nor text: answer an address of it`);
    return undefined;
  }
  for (const other of types.filter((one) => one !== type))
    notes.add('left out', [...at, 'content', other], `the ${status} of ${id} as ${other}`);
  const media = asObject(content[type]);
  const name = type === '*/*' ? 'application/json' : (type.split(';')[0] ?? type).trim().toLowerCase();
  const here = [...at, 'content', type];
  const isText = name.startsWith('text/');
  const schema = isText ? { type: 'string' } : schemas.schema(media.schema ?? {}, [...here, 'schema'], '');
  if (isText) return { description, content: { [name]: { schema } } };
  return { description, content: { [name]: mediaOf(scene, media, schema, here) } };
};
