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

it.runIf(hasPython)(
  'the Python SDK calls every operation, reads and writes every example, and raises every refusal',
  async () => {
    const { operations, webhooks } = readDocument(publicDocument(openapi));
    const counts = JSON.parse(await runProgram('contract.py')) as Record<string, number>;
    expect(counts).toMatchObject({ operations: operations.length, called: operations.length });
    expect(counts.responses).toBeGreaterThan(operations.length);
    // Every code of every operation has an example.
    expect(counts.refusals).toBeGreaterThanOrEqual(operations.flatMap(({ codes }) => codes).length);
    expect(counts.events).toBeGreaterThanOrEqual(
      Math.max(webhooks.length, Object.keys(asObject(openapi.webhooks)).length),
    );
  },
);

it.runIf(hasPython)('the Python SDK retries, keeps connections, and keeps threads and forks apart', async () => {
  await runProgram('transport_test.py');
});

it.runIf(hasPython)('the Python SDK pages, waits, streams, verifies webhooks and mirrors', async () => {
  await runProgram('events_test.py');
});

it.runIf(hasHttpx)('the Python SDK does the same in an event loop', async () => {
  await runProgram('async_test.py');
});

it.runIf(hasPython)('every operation has a sample in Python, which sends the contract’s example', async () => {
  const { operations } = readDocument(publicDocument(openapi));
  expect(Number(await runProgram('samples.py'))).toBe(operations.length);
});
