import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, TEST_ADMIN_KEY, type TestService, type TestTenant } from '../support/service.ts';
import { type Answer, type FileRequest, HttpFileRunner, readHttpFile, valueAt } from './support/http-file.ts';
import { type Collection, type PostmanItem, PostmanRunner } from './support/postman.ts';

const FOLDER = new URL('../../generated/requests/', import.meta.url);
const COLLECTION = 'paychart.postman_collection.json';
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.http'))
  .toSorted();
const collection: Collection = JSON.parse(readFileSync(new URL(COLLECTION, FOLDER), 'utf8'));

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is a maze of optional members, checked by codegen.
const contract: any = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));

/** No request of a file may fail for its form, whatever the state of the service. */
const FAULTS_OF_FORM = new Set([
  ...['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'INVALID_JSON', 'VALIDATION_FAILED', 'UNSUPPORTED_CONTENT_TYPE'],
  ...['API_KEY_REQUIRED', 'API_KEY_INVALID', 'UNAUTHENTICATED', 'INTERNAL_ERROR', 'NOT_IMPLEMENTED'],
  'UNRECOGNIZED_PAYMENT_BODY',
]);

const TRIES = 150;
const isOfStory = ({ title }: FileRequest): boolean => /^\d+ of \d+: /.test(title);
const saysWhat = ({ status, body }: Answer): string => `${status} ${JSON.stringify(body).slice(0, 300)}`;

/** What a comment of a request says of its response; undefined where the request has to be sent again. */
function judged({ comments }: FileRequest, runner: HttpFileRunner, { status, body }: Answer): boolean | undefined {
  const text = comments.join('\n');
  const code = valueAt(body, 'code');
  const refused = /It is refused: (\d+) (\w+)\./.exec(text);
  if (refused) return status === Number(refused[1]) && code === refused[2];
  const already = /refused because it was done already: (\d+) (\w+)\./.exec(text);
  if (status >= 300) return already !== null && code === already[2];
  const until = /Send it again until (\S+) (is there|is not|is)(?: (.+))?\.$/m.exec(text);
  if (!until) return true;
  const [, at = '', how, wanted = ''] = until;
  const value = valueAt(body, at);
  const isThere = value !== undefined && value !== null;
  if (how === 'is there') return isThere || undefined;
  return (how === 'is' ? value === wanted : isThere && value !== runner.filled(wanted)) || undefined;
}

describe('generated/requests, sent to a service', { timeout: 600_000 }, () => {
  let chain: TestChain;
  let service: TestService;
  let tenant: TestTenant;
  beforeAll(async () => {
    chain = await startTestChain();
    const variables = { PROVIDER_POLL_INTERVAL_MS: '3600000' };
    service = await startTestService({ working: true, chain: chain.source, variables });
    tenant = await service.signUp('Requests');
    await tenant.fund('1000');
  });
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const given = () => ({
    baseUrl: service.url,
    apiKey: tenant.apiKey,
    sessionToken: tenant.token,
    adminKey: TEST_ADMIN_KEY,
  });

  const fileOf = async (name: string): Promise<string> => (await fetch(`${service.url}/requests/${name}`)).text();

  test('include every operation of the contract', async () => {
    const texts = await Promise.all(files.map(fileOf));
    const names = texts.flatMap((text) => readHttpFile(text).requests.map(({ name }) => name.replace(/\d+$/, '')));
    const methods = ['get', 'post', 'put', 'patch', 'delete'];
    const operations = Object.values<Record<string, { operationId: string }>>(contract.paths).flatMap((item) =>
      methods.flatMap((method) => item[method]?.operationId ?? []),
    );
    expect([...new Set(names)].toSorted()).toEqual(operations.toSorted());
  });

  test('have the address of the service that serves them, which answers 404 for an unknown file', async () => {
    expect(await fileOf('payments.http')).toContain(`@baseUrl = ${service.engine.services.urls.base}\n`);
    const served: Collection = JSON.parse(await fileOf(COLLECTION));
    expect(served.variable.find(({ key }) => key === 'baseUrl')?.value).toBe(service.engine.services.urls.base);
    const missing = await fetch(`${service.url}/requests/nothing.http`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('/requests/payments.http');
  });

  test.each(files.map((file) => [file]))('%s: each story runs to its end, twice', async (file) => {
    const read = readHttpFile(await fileOf(file));
    for (const run of ['first', 'second']) {
      const runner = new HttpFileRunner(read, { baseUrl: service.url });
      for (const request of read.requests.filter(isOfStory)) {
        let answer = await runner.send(request);
        for (let tries = 1; judged(request, runner, answer) === undefined && tries < TRIES; tries += 1) {
          await delay(100);
          answer = await runner.send(request);
        }
        expect(judged(request, runner, answer), `${run} run, ${request.title}: ${saysWhat(answer)}`).toBe(true);
      }
    }
  });

  test.each(files.map((file) => [file]))('%s: each other request reaches its operation', async (file) => {
    const read = readHttpFile(await fileOf(file));
    const runner = new HttpFileRunner(read, given());
    const faults: string[] = [];
    for (const request of read.requests.filter((one) => !isOfStory(one))) {
      const answer = await runner.send(request);
      if (FAULTS_OF_FORM.has(String(valueAt(answer.body, 'code')))) faults.push(`${request.name}: ${saysWhat(answer)}`);
    }
    expect(faults).toEqual([]);
  });

  test('report a misspelt field in a request', async () => {
    const read = readHttpFile(await fileOf('payments.http'));
    const create = read.requests.find(({ name }) => name === 'createPayment') as FileRequest;
    const body = '{ "recipiend": { "phoneNumber": "+15550104567" }, "amount": { "value": "1.00", "currency": "USD" } }';
    const headers = [
      ['X-Service-Api-Key', '{{apiKey}}'],
      ['Content-Type', 'application/json'],
    ] as const;
    const answer = await new HttpFileRunner(read, given()).send({ ...create, headers, body });
    expect(FAULTS_OF_FORM.has(String(valueAt(answer.body, 'code'))), saysWhat(answer)).toBe(true);
  });

  const itemsOf = ({ item = [] }: PostmanItem): readonly PostmanItem[] => item;
  const stories = itemsOf(collection)
    .flatMap(itemsOf)
    .filter(({ item }) => item !== undefined);
  const others = itemsOf(collection).map(({ name, item = [] }) => [name, item.filter((one) => one.request)] as const);

  test('give the Postman collection the stories of the files', async () => {
    const texts = await Promise.all(files.map(fileOf));
    const told = texts.flatMap((text) => [...text.matchAll(/^### (Story of [\w-]+): /gm)].map(([, name]) => name));
    expect(stories.map(({ name }) => name).toSorted()).toEqual(told.toSorted());
    expect(told.length).toBeGreaterThan(40);
  });

  test.each(stories.map((story, index) => [story.name, index] as const))(
    'the Postman collection, %s (%d): runs to its end, twice',
    async (_, index) => {
      for (const run of ['first', 'second']) {
        const runner = new PostmanRunner(collection, { baseUrl: service.url });
        for (const request of itemsOf(stories[index] as PostmanItem)) {
          let played = await runner.send(request);
          while (played.again) {
            await delay(100);
            played = await runner.send(request);
          }
          expect(played.failed, `${run} run, ${request.name}: ${saysWhat(played.answer)}`).toEqual([]);
        }
      }
    },
  );

  test.each(others)('the Postman collection, %s: each other request reaches its operation', async (_, requests) => {
    const runner = new PostmanRunner(collection, given());
    const faults: string[] = [];
    for (const request of requests) {
      const { answer } = await runner.send(request);
      if (FAULTS_OF_FORM.has(String(valueAt(answer.body, 'code')))) faults.push(`${request.name}: ${saysWhat(answer)}`);
    }
    expect(faults).toEqual([]);
  });
});
