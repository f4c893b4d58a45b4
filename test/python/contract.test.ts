import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { presentationTypedData } from '#sdk';
import { asObject, type JsonObject } from '../../codegen/load/json.ts';
import { readDocument } from '../../codegen/model/sdk/document.ts';
import { hasHttpx, hasMypy, hasPython, isRequired, runProgram, runPython } from './python.ts';

test.runIf(isRequired)('Python, mypy and httpx are installed, as CI requires', () => {
  expect({ hasPython, hasMypy, hasHttpx }).toEqual({ hasPython: true, hasMypy: true, hasHttpx: true });
});

const openapi = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;

it.runIf(hasPython)(
  'the Python SDK calls every operation, reads and writes every example, and raises every refusal',
  async () => {
    const { operations, webhooks } = readDocument(openapi);
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
  const { operations } = readDocument(openapi);
  expect(Number(await runProgram('samples.py'))).toBe(operations.length);
});

it.runIf(hasPython)('a presentation has the same typed data in Python as in TypeScript', async () => {
  const challenge = { nonce: 'n', audience: 'a', domainTag: `0x${'5a'.repeat(20)}`, purpose: 'onboarding' };
  const expiresAt = '2026-03-02T09:05:00.000Z';
  const credentials = [
    { id: 'crd_1', credentialHash: `0x${'ab'.repeat(32)}` },
    { id: 'crd_2', credentialHash: null },
  ];
  const offer = { challenge: { ...challenge, expiresAt }, holderDid: 'did:subject:x', credentials, chainId: 84532 };
  const { stdout } = await runPython(['-c', TYPED_DATA], {}, JSON.stringify(offer));
  expect(JSON.parse(stdout)).toEqual(presentationTypedData(offer));
});

const TYPED_DATA = `
import json, sys
from datetime import datetime
from types import SimpleNamespace
from paychart import PresentationOffer, presentation_typed_data
given = json.load(sys.stdin)
asked = given["challenge"]
challenge = SimpleNamespace(
    nonce=asked["nonce"], audience=asked["audience"], domain_tag=asked["domainTag"], purpose=asked["purpose"],
    expires_at=datetime.fromisoformat(asked["expiresAt"].replace("Z", "+00:00")),
)
credentials = [SimpleNamespace(id=one["id"], credential_hash=one["credentialHash"]) for one in given["credentials"]]
offer = PresentationOffer(challenge, given["holderDid"], credentials, given["chainId"])
print(json.dumps(presentation_typed_data(offer)))
`;
