import { methodsFor } from '../../codegen/lint/operation-rules.ts';
import type { Json } from '../../codegen/load/json.ts';
import type { Method } from '../../codegen/model/model.ts';
import { handlerFile } from '../../codegen/model/source-files.ts';
import type { Contract } from './contract.ts';
import type { Made, NewFile } from './files.ts';
import { checkForm, kebab, pascal, words } from './names.ts';
import { compact, withOperation } from './path-file.ts';
import { Refused } from './refused.ts';

type Options = Readonly<Record<string, string | undefined>>;

/** Other operations act on what their path names. */
const TAKES_A_BODY = /^(?:create|update|set|replace|register)[A-Z]/;

/** An operation as it was asked for, found to fit the contract. */
interface Asked {
  readonly id: string;
  readonly domain: string;
  readonly method: Method;
  readonly path: string;
  readonly scope: string;
  readonly tag: string;
  readonly machine: string | undefined;
  readonly event: string | undefined;
}

/** The files of a new operation: its path, its schemas, its test; the generator makes the handler. */
export function newOperation(contract: Contract, id: string, options: Options): Made {
  const asked = checked(contract, id, options);
  const { domain, method, path } = asked;
  const body = TAKES_A_BODY.test(id) ? `${pascal(id)}Request` : undefined;
  const answer = answerOf(contract, asked, options.answers);
  const file = contract.fileOfPath(path) ?? `spec/${domain}/paths.yaml`;
  const schemas = [...(body === undefined ? [] : [requestSchema(body)]), ...(answer?.stub ?? [])];
  const refused = refusalOf(contract, asked);
  const { isService } = contract;
  const test = isService ? `test/${kebab(id)}.test.ts` : `test/domains/${domain}/${kebab(id)}.test.ts`;
  // The walk of its lifecycle calls the operation.
  const walk = asked.machine === undefined ? undefined : contract.walkOf(asked.machine);
  const node = operationNode(contract, asked, body, answer, refused.code);
  const files: NewFile[] = [
    ...refused.files,
    { path: file, edit: (text) => withOperation(text, path, method, node) },
    ...(schemas.length === 0
      ? []
      : [{ path: `spec/${domain}/schemas.yaml`, head: `# ${words(domain)}: schemas.`, append: schemas.join('\n') }]),
    ...(walk === undefined ? [{ path: test, whole: isService ? serviceTestOf(asked) : testOf(asked) }] : []),
  ];
  return {
    files,
    todo: [
      isService
        ? `${file}: description and x-errors of ${id} (npx paychart check names what is missing)`
        : `${file}: description, x-requirements and x-errors of ${id} (npm run lint:contract names what is missing)`,
      ...(schemas.length === 0 ? [] : [`spec/${domain}/schemas.yaml: the fields of what ${id} takes and answers`]),
      'spec/errors.yaml: the codes that only this operation answers',
      `${handlerFile(asked)}: the handler, which answers 501 until it is written`,
      walk === undefined
        ? `${test}: what the operation promises; it fails until the handler is written`
        : `${walk}: the act that calls ${id}, and what it is refused with`,
    ],
  };
}

function checked(contract: Contract, id: string, options: Options): Asked {
  checkForm('operationId', id, /^[a-z]+(?:[A-Z][a-z0-9]*)+$/, 'pauseCard');
  if (contract.operationIds.has(id)) throw new Refused(`There is an operation ${id} already.`);
  const domain = checkForm('domain', options.domain, /^[a-z]+(?:-[a-z]+)*$/, 'cards');
  if (!contract.domains.includes(domain)) {
    const known = contract.domains.join(', ');
    throw new Refused(`There is no domain ${domain}: say one of ${known}, or make its first lifecycle before.`);
  }
  const method = checkForm('method', options.method, /^(?:get|post|put|patch|delete)$/, 'post') as Method;
  const methods = methodsFor(id);
  if (!methods.includes(method)) {
    throw new Refused(`An operation whose name begins like ${id} is ${methods.join(' or ')}, not ${method}.`);
  }
  const form = /^\/v1(?:\/[a-z0-9]+(?:-[a-z0-9]+)*|\/\{[a-z][A-Za-z]*\})+$/;
  const path = checkForm('path', options.path, form, '/v1/cards/{id}/pause');
  if (contract.hasOperation(path, method)) throw new Refused(`${method.toUpperCase()} ${path} is taken.`);
  const scope = checkForm('scope', options.scope, /^[a-z-]+(?::[a-z-]+)*$/, 'cards:write');
  if (!contract.scopes.includes(scope)) throw new Refused(`There is no scope ${scope}: ${contract.scopes.join(', ')}.`);
  const tag = contract.tagOf(domain);
  if (tag === undefined) throw new Refused(`No tag of spec/document.yaml is for ${domain}: add one.`);
  const { machine, event } = options;
  if (machine !== undefined && !contract.machines.has(machine)) throw new Refused(`There is no machine ${machine}.`);
  if (event !== undefined && machine === undefined)
    throw new Refused('Say with --machine which lifecycle gets the event.');
  return { id, domain, method, path, scope, tag, machine, event };
}

interface Answer {
  readonly schema: string;
  readonly file: string;
  readonly example: Json;
  /** The schema itself, where it is new. */
  readonly stub: readonly string[];
}

/** `getCard` and `pauseCard` answer a `Card`, `listCards` a `CardList`; undefined for what answers nothing. */
function answerOf(contract: Contract, { id, domain, method }: Asked, named: string | undefined): Answer | undefined {
  if (method === 'delete' && named === undefined) return undefined;
  const noun = pascal(id.replace(/^[a-z]+/, ''));
  const schema = named ?? (id.startsWith('list') ? `${noun.replace(/s$/, '')}List` : noun);
  const file = contract.fileOfSchema(schema);
  if (file === undefined) {
    const stub = `${schema}:\n  type: object\n  additionalProperties: false\n  required: [id]\n  properties:\n    id: { type: string }\n`;
    return { schema, file: `spec/${domain}/schemas.yaml`, example: { id: 'example' }, stub: [stub] };
  }
  const example = contract.exampleOf(schema);
  if (example === undefined)
    throw new Refused(`No operation shows an example of ${schema}: name another with --answers.`);
  return { schema, file, example, stub: [] };
}

const requestSchema = (name: string): string =>
  `${name}:\n  type: object\n  additionalProperties: false\n  properties:\n    label: { type: string, maxLength: 200 }\n`;

/** The operation as YAML, without indentation. */
function operationNode(
  { schemes, hasGates }: Contract,
  asked: Asked,
  body: string | undefined,
  answer: Answer | undefined,
  refused: string | undefined,
): string {
  const { id, domain, path, scope, tag, machine, event } = asked;
  const status = answer === undefined ? '204' : /^(?:create|issue)/.test(id) ? '201' : '200';
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter(name));
  const example = id.replace(/^[a-z]+/, '').replace(/^./, (letter) => letter.toLowerCase());
  const schemaOf = (name: string, file: string): Json => ({
    $ref: `${file.startsWith(`spec/${domain}/`) ? './' : '../'}${file.replace(`spec/${domain}/`, '').replace('spec/', '')}#/${name}`,
  });
  const content = (schema: Json, value: Json): Json => ({
    'application/json': { schema, examples: { [example]: { value } } },
  });
  return compact({
    operationId: id,
    tags: [tag],
    summary: words(id),
    // The author says what it can do to money and rights: a row of spec/gates.yaml.
    ...(asked.method === 'get' || !hasGates ? {} : { 'x-risk': 'none' }),
    security: ['apiKey', 'memberSession'].filter((name) => schemes.includes(name)).map((name) => ({ [name]: [scope] })),
    ...(machine === undefined ? {} : { 'x-lifecycle': [{ machine, ...sent(event, refused) }] }),
    'x-errors': refused === undefined ? [] : [refused],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: content(schemaOf(body, `spec/${domain}/schemas.yaml`), {}) } }),
    responses: {
      [status]: {
        description:
          answer === undefined ? 'Done' : words(answer.schema.replace(/^./, (letter) => letter.toLowerCase())),
        ...(answer === undefined ? {} : { content: content(schemaOf(answer.schema, answer.file), answer.example) }),
      },
    },
  });
}

const sent = (event: string | undefined, refused: string | undefined): { readonly [key: string]: Json } =>
  event === undefined || refused === undefined ? { initial: true } : { event, refused };

const TRANSITION = 'INVALID_TRANSITION';

/** The code that refuses the event in other states. A contract without the general one gets one for the event. */
function refusalOf(
  { errorCodes }: Contract,
  { machine, event }: Asked,
): { readonly code: string | undefined; readonly files: readonly NewFile[] } {
  if (machine === undefined || event === undefined) return { code: undefined, files: [] };
  if (errorCodes.has(TRANSITION)) return { code: TRANSITION, files: [] };
  const code = `${machine.toUpperCase().replaceAll('-', '_')}_CANNOT_${event}`;
  const meaning = `The status of the ${machine.replaceAll('-', ' ')} does not allow this.`;
  const entry = `${code}:\n  status: 409\n  meaning: ${meaning}\n  retry: false\n`;
  const file: NewFile = {
    path: 'spec/errors.yaml',
    edit: (text) => (errorCodes.has(code) ? text : `${text.trimEnd()}\n${entry}`.trimStart()),
  };
  return { code, files: [file] };
}

const parameter = (name: string): Json =>
  name === 'id'
    ? { $ref: '../components.yaml#/parameters/Id' }
    : {
        name,
        in: 'path',
        required: true,
        description: `Id of the ${name.replace(/Id$/, '')}.`,
        schema: { type: 'string' },
      };

const testOf = ({ id, path }: Asked): string => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => `${name}: 'unknown'`);
  const hasInput = names.length > 0 || TAKES_A_BODY.test(id);
  const input = !hasInput ? '' : names.length === 0 ? '{}' : `{ ${names.join(', ')} }`;
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  tenant = await service.signUp('${words(id)}');
});
afterAll(() => service.stop());

test('${id} is written', async () => {
  const { response } = await tenant.api.${id}(${input});
  expect(response?.status).not.toBe(501);
});
`;
};

const serviceTestOf = ({ id, path }: Asked): string => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => `${name}: 'unknown'`);
  const input = [...names, ...(TAKES_A_BODY.test(id) ? ['body: {}'] : [])].join(', ');
  return `import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService } from '@paychart/platform/testing';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.stop());

test('${id} is written', async () => {
  const tenant = await service.tenant();
  const { status } = await tenant.call('${id}'${input === '' ? '' : `, { ${input} }`});
  assert.notEqual(status, 501);
});
`;
};
