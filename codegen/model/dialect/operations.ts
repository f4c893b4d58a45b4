import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { checkFamily } from '../operations/families.ts';
import { jsonContentOf } from '../operations/json-content.ts';
import { checkParameters } from './parameters.ts';
import { oddSegment, SEGMENT } from './paths.ts';
import { checkSchemes, checkSecurity } from './security.ts';

type Refuse = (place: SpecNode | undefined, message: string) => void;

/** A list of events may be answered as a stream of them, too. */
const EVENT_STREAM = 'text/event-stream';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Refuses what a path, an operation or a webhook may say by OpenAPI and what neither the service nor the SDK would do. */
export const checkOperations = (spec: Spec, diagnostics: Diagnostics): void => {
  checkSchemes(spec, diagnostics);
  const shapes = new Map<string, string>();
  for (const [path, item] of spec.root.get('paths')?.entries() ?? []) {
    const refuse: Refuse = (place, message) => diagnostics.report(place ?? item, 'unsupported', message);
    for (const method of ['head', 'options', 'trace']) {
      if (item.child(method)) refuse(item.child(method), `${method} ${path}: ${INSTEAD_OF_METHOD}`);
    }
    const odd = oddSegment(path);
    if (odd !== undefined) refuse(item, `the segment ${odd} of ${path}: ${SEGMENT}`);
    if (item.child('servers')) refuse(item.child('servers'), `${path} has servers of its own: ${SERVERS}`);
    for (const method of METHODS) {
      const node = item.get(method);
      if (!node) continue;
      const shape = `${method} ${path.replaceAll(/\{[^{}]+\}/g, '{}')}`;
      const twin = shapes.get(shape);
      if (twin !== undefined) refuse(node, `${method} ${path} is also ${twin}, but for the names of parameters`);
      shapes.set(shape, path);
      const id = node.string('operationId') ?? `${method} ${path}`;
      checkOperation(id, method, node, refuse);
      checkSecurity(id, node, spec, diagnostics);
      checkFamily(id, path, node, spec, diagnostics);
      checkParameters(id, item, node, spec.product, diagnostics);
    }
  }
  for (const [type, item] of spec.root.get('webhooks')?.entries() ?? []) {
    const refuse: Refuse = (place, message) => diagnostics.report(place ?? item, 'unsupported', message);
    for (const method of Object.keys(item.object).filter((key) =>
      [...METHODS, 'head', 'options', 'trace'].includes(key),
    )) {
      if (method !== 'post') refuse(item.child(method), `the webhook ${type} is sent by POST, never by ${method}`);
    }
    checkContent(`the webhook ${type}`, item.at('post', 'requestBody'), [JSON_TYPE], refuse);
  }
};

const JSON_TYPE = /^application\/json$/;
const BODIES = [JSON_TYPE, /^application\/merge-patch\+json$/];
const INSTEAD_OF_METHOD = 'the service answers get, post, put, patch and delete, and HEAD and OPTIONS by itself';
const SERVERS = 'the SDK calls the servers of the whole document';

const checkOperation = (id: string, method: string, node: SpecNode, refuse: Refuse): void => {
  if (node.child('callbacks')) refuse(node.child('callbacks'), `${id} has callbacks: say them under webhooks`);
  if (node.child('servers')) refuse(node.child('servers'), `${id} has servers of its own: ${SERVERS}`);
  const body = node.child('requestBody');
  if (body && (method === 'get' || method === 'delete')) {
    refuse(body, `${id} is a ${method} with a body, which clients and proxies drop: take parameters, or a post`);
  } else {
    checkContent(`the body of ${id}`, node.get('requestBody'), BODIES, refuse);
    checkObject(id, node.get('requestBody'), refuse);
  }
  for (const status of Object.keys(node.get('responses')?.object ?? {})) {
    const response = node.at('responses', status);
    if (!/^[1-5]\d\d$/.test(status)) {
      const instead = status === 'default' ? 'errors follow from x-errors' : 'name each status';
      refuse(response, `${id} answers '${status}': ${instead}`);
    }
    if (status === '204' && Object.keys(response?.get('content')?.object ?? {}).length > 0)
      refuse(
        response?.child('content'),
        `the 204 of ${id} has content, which HTTP never sends: take it away, or answer 200`,
      );
    checkContent(`the ${status} of ${id}`, response, [/^application\/([\w.-]+\+)?json$/, /^text\/[\w.+-]+$/], refuse);
  }
};

/** The service reads a body as an object: what names a field by field, and is validated, has fields. */
const checkObject = (id: string, body: SpecNode | undefined, refuse: Refuse): void => {
  const media = jsonContentOf(body);
  const schema = media?.child('schema');
  if (media && schema === undefined) refuse(media, `the body of ${id} has no schema`);
  else if (schema && !isObject(schema, new Set()))
    refuse(schema, `the body of ${id} has to be an object: put the value into a field of one`);
};

/** Whether a schema takes objects alone, or says nothing of its type. */
const isObject = (written: SpecNode, open: ReadonlySet<string>): boolean => {
  const schema = written.followed();
  if (schema === undefined || open.has(schema.id)) return true;
  const { type } = schema.object;
  if (type !== undefined) return type === 'object';
  const within = new Set([...open, schema.id]);
  const choice = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => schema.get(keyword)?.items() ?? []);
  return schema.object.enum === undefined && choice.every((part) => isObject(part, within));
};

/** One media type that is known: of several, the SDK and the service would take the first. JSON may also come as a stream. */
const checkContent = (what: string, holder: SpecNode | undefined, known: readonly RegExp[], refuse: Refuse): void => {
  const content = holder?.get('content');
  const types = Object.keys(content?.object ?? {});
  for (const type of types) {
    const media = content?.child(type);
    if (!known.some((form) => form.test(type))) {
      const forms = known.some((form) => form.test('text/plain')) ? 'JSON or text' : 'application/json';
      refuse(media, `${what} is ${type}, which nothing reads or writes: it has to be ${forms}`);
    }
    if (media?.child('encoding')) refuse(media.child('encoding'), `${what} has an encoding, which JSON has not`);
  }
  const isJson = types.some((type) => type.includes('json'));
  const others = types.filter((type) => !(isJson && type === EVENT_STREAM));
  if (others.length > 1) refuse(content?.child(others[1] ?? ''), `${what} has ${types.length} media types: keep one`);
};
