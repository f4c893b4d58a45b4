import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import { SpecNode } from '../../codegen/load/spec-node.ts';
import { Diagnostics } from '../../codegen/model/diagnostics.ts';
import { OpenapiValidation } from '../../codegen/model/openapi.ts';
import { REPOSITORY } from './support/project.ts';

const document = () => JSON.parse(readFileSync(join(REPOSITORY, 'generated/openapi.json'), 'utf8'));

/** What swagger-parser says of a document; the root of the specification is the document itself. */
const messagesOf = async (validated: JsonObject): Promise<string[]> => {
  const validation = new OpenapiValidation();
  const diagnostics = new Diagnostics();
  validation.begin(validated);
  await validation.report(SpecNode.root(new Map([['openapi.json', document()]]), 'openapi.json'), diagnostics);
  return diagnostics.list.map(({ place, message }) => `${place.path?.join(' ')}: ${message}`);
};

test('the bundled document is valid OpenAPI 3.1', async () => {
  expect(await messagesOf(document())).toEqual([]);
});

test('a dangling reference is reported, even in generated parts', async () => {
  const broken = document();
  broken.components.responses.TooManyRequests_RateLimited.content['application/json'].schema.$ref += 'x';
  expect((await messagesOf(broken)).join()).toContain('RateLimitedErrorx');
});

test('a reference to a component of another kind is reported at its place', async () => {
  const broken = document();
  broken.paths['/v1/me'].get.parameters = [{ $ref: '#/components/schemas/Money' }];
  broken.components.schemas.Money ??= { type: 'string' };
  expect((await messagesOf(broken)).join()).toMatch(/paths \/v1\/me get[^:]*: must have required property/);
});
