import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, TEST_ADMIN_KEY, type TestService, type TestTenant } from '../support/service.ts';

const FOLDER = new URL('../../generated/requests/', import.meta.url);
const files = readdirSync(FOLDER).toSorted();

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is a maze of optional members, checked by codegen.
const contract: any = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));

interface FileRequest {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Reads a file as editors do: variables first, then requests behind `###`. */
function requestsOf(text: string, given: Readonly<Record<string, string>>): FileRequest[] {
  const [head = '', ...blocks] = text.split(/^### .*$/m);
  const values = Object.fromEntries([...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]));
  const filled = (block: string): string =>
    block.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = given[name] ?? values[name];
      if (value === undefined) throw new Error(`the file has no value for ${name}`);
      return value;
    });
  return blocks.map((block) => {
    const [lines = '', ...body] = filled(block).trim().split('\n\n');
    const [name = '', line = '', ...headers] = lines.split('\n');
    const [method = '', url = ''] = line.split(' ');
    return {
      name: name.replace('# @name ', ''),
      method,
      url,
      headers: Object.fromEntries(headers.map((header) => header.split(/: (.*)/).slice(0, 2))),
      body: body.length === 0 ? undefined : body.join('\n\n'),
    };
  });
}

/** No request of a file may fail for its form, whatever the state of the service. */
const FAULTS_OF_FORM = new Set([
  ...['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'INVALID_JSON', 'VALIDATION_FAILED', 'UNSUPPORTED_CONTENT_TYPE'],
  ...['API_KEY_REQUIRED', 'API_KEY_INVALID', 'UNAUTHENTICATED', 'INTERNAL_ERROR', 'NOT_IMPLEMENTED'],
]);

describe('generated/requests, sent to a service', { timeout: 120_000 }, () => {
  let service: TestService;
  let tenant: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    tenant = await service.signUp('Requests');
    await tenant.fund('1000');
  });
  afterAll(() => service.stop());

  const given = () => ({
    baseUrl: service.url,
    apiKey: tenant.apiKey,
    sessionToken: tenant.token,
    adminKey: TEST_ADMIN_KEY,
  });

  const fileOf = async (name: string): Promise<string> => (await fetch(`${service.url}/requests/${name}`)).text();

  test('have every operation of the contract once', async () => {
    const texts = await Promise.all(files.map(fileOf));
    const names = texts.flatMap((text) => requestsOf(text, given()).map(({ name }) => name));
    const methods = ['get', 'post', 'put', 'patch', 'delete'];
    const operations = Object.values<Record<string, { operationId: string }>>(contract.paths).flatMap((item) =>
      methods.flatMap((method) => item[method]?.operationId ?? []),
    );
    expect(names.toSorted()).toEqual(operations.toSorted());
  });

  test('have the address of the service that serves them; an unknown file is 404', async () => {
    expect(await fileOf('payments.http')).toContain(`@baseUrl = ${service.engine.services.urls.base}\n`);
    const missing = await fetch(`${service.url}/requests/nothing.http`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('/requests/payments.http');
  });

  test.each(files.map((file) => [file]))('%s: each request reaches its operation', async (file) => {
    const faults: string[] = [];
    let succeeded = 0;
    for (const { name, method, url, headers, body } of requestsOf(await fileOf(file), given())) {
      const response = await fetch(url, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
      const text = await response.text();
      if (response.ok) succeeded += 1;
      const code = response.status >= 400 ? JSON.parse(text).code : undefined;
      if (FAULTS_OF_FORM.has(code)) faults.push(`${name}: ${response.status} ${text.slice(0, 300)}`);
    }
    expect(faults).toEqual([]);
    // Of claims and explanations there is nothing that could be read without an id.
    if (file !== 'explanations.http' && file !== 'claims.http') expect(succeeded).toBeGreaterThan(0);
  });

  test('a request with a misspelt field is one of the faults', async () => {
    const [pay] = requestsOf(await fileOf('offramp.http'), given()).filter(
      ({ name }) => name === 'createOfframpPayment',
    );
    const body = pay?.body?.replace('"phone"', '"fone"');
    const response = await fetch(pay?.url ?? '', { method: 'POST', headers: pay?.headers ?? {}, body: body ?? '' });
    expect(FAULTS_OF_FORM.has(((await response.json()) as { code: string }).code)).toBe(true);
  });
});
