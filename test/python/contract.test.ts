import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { asObject, type JsonObject } from '../../codegen/load/json.ts';
import { readDocument } from '../../codegen/model/sdk/document.ts';
import { publicDocument } from '../../codegen/model/sdk/public-document.ts';
import { hasHttpx, hasMypy, hasPython, isRequired, runProgram } from './python.ts';

test.runIf(isRequired)('Python, mypy and httpx are installed, as CI requires', () => {
  expect({ hasPython, hasMypy, hasHttpx }).toEqual({ hasPython: true, hasMypy: true, hasHttpx: true });
});

const openapi = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;

it.runIf(hasPython)('the Python SDK calls every operation, reads and writes every example, and raises every refusal', async () => {
  const { operations, webhooks } = readDocument(publicDocument(openapi));
  const counts = JSON.parse(await runProgram('contract.py')) as Record<string, number>;
  expect(counts).toMatchObject({ operations: operations.length, called: operations.length });
  expect(counts.responses).toBeGreaterThan(operations.length);
  expect(counts.refusals).toBe(refusalExamples(operations.map(({ id }) => id)));
  expect(counts.events).toBeGreaterThanOrEqual(Math.max(webhooks.length, Object.keys(asObject(openapi.webhooks)).length));
});

/** The examples of refusals of these operations. */
function refusalExamples(ids: readonly string[]): number {
  const wanted = new Set(ids);
  let count = 0;
  for (const item of Object.values(asObject(openapi.paths))) {
    for (const operation of Object.values(asObject(item)).map(asObject)) {
      if (!wanted.has(String(operation.operationId))) continue;
      for (const [status, response] of Object.entries(asObject(operation.responses))) {
        if (status.startsWith('2')) continue;
        const content = asObject(asObject(asObject(response).content)['application/json']);
        count += Object.keys(asObject(content.examples)).length;
      }
    }
  }
  return count;
}

it.runIf(hasPython)('the Python SDK retries, keeps connections, and keeps threads and forks apart', async () => {
  await runProgram('transport_test.py');
});

it.runIf(hasPython)('the Python SDK pages, waits, streams, verifies webhooks and mirrors', async () => {
  await runProgram('events_test.py');
});

it.runIf(hasHttpx)('the Python SDK does the same in an event loop', async () => {
  await runProgram('async_test.py');
});
