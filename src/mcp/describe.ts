import { isObject, type Json, type JsonObject, listIn, memberOf, objectIn, textIn } from './json.ts';
import { isParameter, type Operation, resolved } from './operations.ts';
import { errorsOf, type Searched } from './search.ts';

/** The depth to which schemas are written out; deeper ones are named, and described by their name. */
const DEPTH = 4;

/** The description of an operation, a lifecycle, an error code, a schema or a guide; undefined where nothing has the name. */
export function describe(known: Searched, name: string): string | undefined {
  const { operations, openapi, lifecycles, guides } = known;
  const operation = operations.get(name);
  if (operation) return JSON.stringify(describeOperation(known, operation), undefined, 1);
  const lifecycle = memberOf(lifecycles, name);
  if (lifecycle) return JSON.stringify(describeLifecycle(objectIn(lifecycle)), undefined, 1);
  const error = errorsOf(openapi).find(({ code }) => code === name);
  if (error) {
    const details = objectIn(error.schema.properties).details;
    return JSON.stringify(
      { code: name, meaning: error.meaning, details: written(openapi, details, DEPTH) },
      undefined,
      1,
    );
  }
  const schema = memberOf(objectIn(objectIn(openapi.components).schemas), name);
  if (schema) return JSON.stringify(written(openapi, schema, DEPTH), undefined, 1);
  return guides.find((guide) => guide.name === name)?.text;
}

function describeOperation({ openapi, lifecycles }: Searched, operation: Operation): object {
  const { id, method, path, definition, parameters, body, isBodyRequired } = operation;
  const { summary, description, security } = definition;
  return {
    operation: id,
    request: `${method} ${path}`,
    summary,
    description,
    access: listIn(security).length === 0 ? 'anyone' : security,
    params: Object.fromEntries(
      parameters.filter(isParameter).map((parameter) => [
        textIn(parameter.name),
        {
          in: parameter.in,
          ...(parameter.required === true && { required: true }),
          ...objectIn(written(openapi, parameter.schema, DEPTH)),
          ...(parameter.description !== undefined && { description: parameter.description }),
        },
      ]),
    ),
    ...(body !== undefined && { body: written(openapi, body, DEPTH), isBodyRequired }),
    answer: answerOf(openapi, definition),
    refusals: refusalsOf(openapi, definition),
    lifecycle: listIn(definition['x-lifecycle']).map((use) => effectOf(lifecycles, objectIn(use))),
  };
}

/** The schema of the success, written out. */
function answerOf(openapi: JsonObject, definition: JsonObject): Json | undefined {
  const success = Object.entries(objectIn(definition.responses)).find(([status]) => status.startsWith('2'))?.[1];
  const media = objectIn(resolved(openapi, success).content)['application/json'];
  return written(openapi, objectIn(media).schema, DEPTH - 1);
}

/** The codes that the operation declares, with their meaning. */
function refusalsOf(openapi: JsonObject, definition: JsonObject): Record<string, string> {
  const meanings = new Map(errorsOf(openapi).map(({ code, meaning }) => [code, meaning]));
  const codes = listIn(definition['x-errors']).flatMap((one) => (isObject(one) ? Object.keys(one) : [String(one)]));
  return Object.fromEntries(codes.map((code) => [code, meanings.get(code) ?? '']));
}

/** From which statuses the event leads where. */
function effectOf(lifecycles: JsonObject, { machine, event, initial }: JsonObject): object {
  const transitions = listIn(objectIn(lifecycles[textIn(machine)]).transitions).map(objectIn);
  const taken = transitions.filter((one) => one.event === event);
  return {
    lifecycle: machine,
    ...(initial === true && { creates: true }),
    ...(event !== undefined && { event, transitions: taken.map(({ from, to }) => `${textIn(from)} -> ${textIn(to)}`) }),
  };
}

function describeLifecycle(lifecycle: JsonObject): object {
  const { id, description, initial, states, events, transitions, deadlines } = lifecycle;
  return {
    lifecycle: id,
    description,
    initial,
    states: listIn(states).map((state) => {
      const { name, public: shown, kind, description: meaning } = objectIn(state);
      return { name, ...(shown !== name && { shownAs: shown }), kind, meaning };
    }),
    transitions: listIn(transitions).map((one) => {
      const { from, event, to, guard } = objectIn(one);
      const condition = guard === undefined ? '' : ` if ${textIn(objectIn(guard).words)}`;
      return `${textIn(from)} --${textIn(event)}${condition}--> ${textIn(to)}`;
    }),
    events: listIn(events).map((one) => {
      const { name, sentBy } = objectIn(one);
      return { name, sentBy: listIn(sentBy).map((by) => textIn(objectIn(by).operation) || textIn(objectIn(by).kind)) };
    }),
    deadlines,
  };
}

/** Fields that a caller does not need. */
const LEFT_OUT = new Set(['additionalProperties', 'example', 'examples']);

/** A schema with its references written out, to a depth, without the contract's own extensions. */
function written(openapi: JsonObject, node: Json | undefined, depth: number): Json | undefined {
  if (Array.isArray(node)) return node.map((item: Json) => written(openapi, item, depth) ?? null);
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string' && depth <= 0)
    return { seeSchema: node.$ref.slice(node.$ref.lastIndexOf('/') + 1) };
  const schema = node.$ref === undefined ? node : { ...resolved(openapi, node), ...node, $ref: undefined };
  const below = node.$ref === undefined ? depth : depth - 1;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => value !== undefined && !LEFT_OUT.has(key) && !key.startsWith('x-'))
      .map(([key, value]) => [key, written(openapi, value, below)]),
  );
}
