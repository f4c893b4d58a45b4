import { afterEach, expect, it, vi } from 'vitest';
import { createMethods } from '../../codegen/emit/sdk/runtime/client.ts';
import type { Operation } from '../../codegen/emit/sdk/runtime/operation.ts';
import type { PaychartOptions } from '../../codegen/emit/sdk/runtime/options.ts';
import { signPayment } from '../../generated/sdk/src/operations.gen.ts';
import { peer } from './peer.ts';

afterEach(() => vi.restoreAllMocks());

const NOTICE = 'Deprecated since 2026-01-31, and served until 2027-01-31. Use `newer` instead.';
const row = { method: 'GET', path: '/v1/things', query: [], body: 'none', replay: 'always', result: 'json', codes: [] };
const ending = { ...row, deprecated: NOTICE } as unknown as Operation;
const staying = row as unknown as Operation;

type Methods = Record<string, () => Promise<unknown>>;
const client = (baseUrl: string, operations: Record<string, Operation>, more: object = {}) =>
  createMethods(operations, { apiKey: 'svc_test_key', baseUrl, maxRetries: 0, ...more } as PaychartOptions) as Methods;

it('warns once per process of each deprecated operation, across all clients', async () => {
  const { url } = await peer({ status: 200, json: {} });
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const { first, second, third } = client(url, { first: ending, second: ending, third: staying });
  await first?.();
  await first?.();
  await client(url, { first: ending }).first?.();
  await second?.();
  await third?.();
  const options = { type: 'DeprecationWarning', code: 'DEPRECATED_OPERATION' };
  expect(warn.mock.calls).toEqual([
    [`first: ${NOTICE}`, options],
    [`second: ${NOTICE}`, options],
  ]);
});

it('warns no client that opted out, and still warns the next one', async () => {
  const { url } = await peer({ status: 200, json: {} });
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  await client(url, { quiet: ending }, { deprecationWarnings: false }).quiet?.();
  expect(warn).not.toHaveBeenCalled();
  await client(url, { quiet: ending }).quiet?.();
  expect(warn).toHaveBeenCalledOnce();
});

it('writes to the console if there is no process to warn', async () => {
  const { url } = await peer({ status: 200, json: {} });
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  Object.assign(process, { emitWarning: undefined });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await client(url, { browsing: ending }).browsing?.();
  expect(warn.mock.calls).toEqual([[`browsing: ${NOTICE}`]]);
});

it('knows the schedule of each deprecated operation of the contract', () => {
  expect(signPayment.deprecated).toBe(
    'Deprecated since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.',
  );
});
