import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverEmitters } from '../../../codegen/emit/emitters.ts';
import { emitPython } from '../../../codegen/emit/python/python.ts';
import { sdkEmitter } from '../../../codegen/emit/sdk-package.ts';
import { generate } from '../../../codegen/generate.ts';
import { importDocument, writeImport } from '../../../codegen/import/import.ts';
import { parseForeign } from '../../../codegen/import/notes.ts';
import { manifestOf, writeOutputs } from '../../../codegen/output/write.ts';
import type { OperationRouter } from '../../../src/platform/http/operation.ts';
import { type Listening, listen } from '../../../src/platform/http/server/listen.ts';
import { API_KEY, keyRecord, testApp } from '../../platform/http/app-fixture.ts';
import { REPOSITORY } from '../support/project.ts';

/** What the handlers have got, by operation. */
const HANDLERS: Readonly<Record<string, string>> = {
  'operations/operations/get-gallery-hours': `export const getGalleryHours = async ({ query, headers }) => [
    { date: '2026-03-02', rooms: query.rooms ?? null, visitor: headers['x-visitor'], start: query.startDate ?? null },
  ];`,
  'events/operations/create-special-event': 'export const createSpecialEvent = async ({ body }) => body;',
  'events/operations/update-special-event': `export const updateSpecialEvent = async ({ body = {} }) => ({
    ...body, removed: Object.keys(body).filter((name) => body[name] === null),
  });`,
  'events/operations/delete-special-event': 'export const deleteSpecialEvent = async () => undefined;',
};

let root: string;
let server: Listening;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'served-'));
  const file = 'museum.yaml';
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  writeImport(root, importDocument(parseForeign(file, text)));
  const made = await generate(root, async (heyApi) => [sdkEmitter(heyApi), emitPython, ...serverEmitters]);
  if (made.diagnostics) throw new Error(made.diagnostics.join('\n'));
  writeOutputs(root, made.outputs, manifestOf({}, made));
  mkdirSync(join(root, 'src'));
  symlinkSync(join(REPOSITORY, 'src/platform'), join(root, 'src/platform'));
  for (const [path, handler] of Object.entries(HANDLERS)) {
    const place = join(root, `src/domains/${path}.ts`);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, handler);
  }
  const routerOf = async (domain: string): Promise<OperationRouter> =>
    (await import(pathToFileURL(join(root, `generated/wiring/routes/${domain}.ts`)).href)).router;
  const routers = { events: await routerOf('events'), operations: await routerOf('operations') };
  const scopes = ['events:write', 'operations:read'];
  const app = testApp({ routers, key: keyRecord({ scopes }), checkResponses: 'never' }, () => undefined);
  server = await listen(app, { port: 0 });
}, 120_000);
afterAll(async () => {
  await server?.close(1000);
  rmSync(root, { recursive: true });
});

const call = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { 'x-service-api-key': API_KEY, ...headers },
    ...(body !== undefined && { body }),
  });

const EVENT = '/special-events/5f8d7a90-3c1e-4b6a-9f2d-0a1b2c3d4e5f';
const PATCH = { 'content-type': 'application/merge-patch+json' };

test('answers 204 without a body and a media type', async () => {
  const response = await call('DELETE', EVENT);
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([204, '', null]);
});

test('refuses a request without its required header, and passes a given one to the handler', async () => {
  const refused = await call('GET', '/gallery-hours');
  expect(refused.status).toBe(400);
  expect((await refused.json()).details.errors).toMatchObject([{ path: '/headers/x-visitor', rule: 'required' }]);
  const answered = await call('GET', '/gallery-hours', undefined, { 'X-Visitor': 'Ada' });
  expect((await answered.json())[0]).toMatchObject({ visitor: 'Ada', rooms: null });
});

test.each(['rooms=north,south', 'rooms=north%2Csouth', 'rooms=north&rooms=south'])(
  'reads two values from the list %s',
  async (query) => {
    const response = await call('GET', `/gallery-hours?${query}`, undefined, { 'X-Visitor': 'Ada' });
    expect((await response.json())[0].rooms).toEqual(['north', 'south']);
  },
);

test('a merge patch tells the handler which fields are to be removed', async () => {
  const response = await call('PATCH', EVENT, '{"name":null,"visitors":3}', PATCH);
  expect([response.status, await response.json()]).toEqual([200, { name: null, visitors: 3, removed: ['name'] }]);
});

test('a merge patch that removes a field which cannot be null is refused', async () => {
  const response = await call('PATCH', EVENT, '{"visitors":null}', PATCH);
  expect(response.status).toBe(400);
  expect((await response.json()).details.errors).toMatchObject([{ path: '/body/visitors', rule: 'type' }]);
});

test('a merge patch with another media type is refused by that name', async () => {
  const response = await call('PATCH', EVENT, '{}', { 'content-type': 'application/json' });
  expect(await response.json()).toMatchObject({
    code: 'UNSUPPORTED_CONTENT_TYPE',
    message: 'The Content-Type of the body is not application/merge-patch+json.',
  });
});

describe('the TypeScript client', () => {
  const client = async () => {
    const { createCityGallery } = await import(pathToFileURL(join(root, 'generated/sdk/src/index.ts')).href);
    return createCityGallery({ apiKey: API_KEY, baseUrl: server.url });
  };
  const eventId = EVENT.split('/').at(-1);

  test('sends headers and lists as parameters, and returns a list', async () => {
    const hours = await (await client()).getGalleryHours({ rooms: ['north', 'south'], xVisitor: 'Ada' }).unwrap();
    expect(hours).toMatchObject([{ rooms: ['north', 'south'], visitor: 'Ada' }]);
  });

  test('refuses a list value that contains a comma', async () => {
    const sent = (await client()).getGalleryHours({ rooms: ['a,b'], xVisitor: 'Ada' });
    await expect(sent).rejects.toThrow('parameter rooms has a value with a comma');
  });

  test('returns nothing for a 204', async () => {
    expect(await (await client()).deleteSpecialEvent({ eventId }).unwrap()).toBeUndefined();
  });

  test('sends null in a merge patch', async () => {
    const changed = await (await client()).updateSpecialEvent({ eventId, name: null, visitors: 3 }).unwrap();
    expect(changed).toMatchObject({ removed: ['name'] });
  });
});

test('the Python client sends headers, lists and patches, and returns None for a 204', async () => {
  const source = join(root, 'generated/python/src');
  expect(existsSync(source)).toBe(true);
  const program = `
from city_gallery import CityGallery
client = CityGallery(api_key="${API_KEY}", base_url="${server.url}")
hours = client.operations.get_gallery_hours(rooms=["north", "south"], x_visitor="Ada")
print(len(hours), hours[0].to_json()["rooms"], hours[0].to_json()["visitor"])
print(client.events.delete_special("${EVENT.split('/').at(-1)}"))
changed = client.events.update_special("${EVENT.split('/').at(-1)}", name=None, visitors=3)
print(changed.to_json()["removed"])
try:
    client.operations.get_gallery_hours(rooms=["a,b"], x_visitor="Ada")
except TypeError as fault:
    print(fault)
`;
  const { stdout } = await promisify(execFile)('python3', ['-c', program], {
    env: { ...process.env, PYTHONPATH: source, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stdout.trim().split('\n')).toEqual([
    "1 ['north', 'south'] Ada",
    'None',
    "['name']",
    'parameter rooms has a value with a comma',
  ]);
});
