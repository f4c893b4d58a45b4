import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { presentationTypedData } from '#sdk';
import { asObject, type JsonObject } from '../../codegen/load/json.ts';
import { readDocument } from '../../codegen/model/sdk/document.ts';
import { resolver } from '../../codegen/model/sdk/resolve.ts';
import { hasHttpx, hasMypy, hasOpenssl, hasPython, isProgram, isRequired, runProgram, runPython } from './python.ts';

test.runIf(isRequired)('Python, mypy, httpx and openssl are installed, as CI requires', () => {
  const all = { hasPython: true, hasMypy: true, hasHttpx: true, hasOpenssl: true };
  expect({ hasPython, hasMypy, hasHttpx, hasOpenssl }).toEqual(all);
});

const openapi = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;

it.runIf(hasPython)(
  'the Python SDK calls every operation, reads and writes every example, and raises every refusal',
  async () => {
    const { operations, webhooks } = readDocument(openapi);
    const counts = JSON.parse(await runProgram('contract.py')) as Record<string, number>;
    expect(counts).toMatchObject({ operations: operations.length, called: operations.length, ...examplesOf(openapi) });
    // Every code of every operation has an example.
    expect(counts.refusals).toBeGreaterThanOrEqual(operations.flatMap(({ codes }) => codes).length);
    expect(counts.events).toBeGreaterThanOrEqual(
      Math.max(webhooks.length, Object.keys(asObject(openapi.webhooks)).length),
    );
  },
);

/** How many examples the contract has of answers in JSON. */
function examplesOf(document: JsonObject): Record<'responses' | 'refusals', number> {
  const resolve = resolver(document);
  const counts = { responses: 0, refusals: 0 };
  for (const item of Object.values(asObject(document.paths))) {
    for (const operation of Object.values(asObject(item))) {
      for (const [status, response] of Object.entries(asObject(asObject(operation).responses))) {
        const content = Object.entries(asObject(resolve(response).content)).filter(([type]) => type.includes('json'));
        const examples = content.flatMap(([, media]) => Object.keys(asObject(asObject(media).examples)));
        counts[status.startsWith('2') ? 'responses' : 'refusals'] += examples.length;
      }
    }
  }
  return counts;
}

it.runIf(hasPython)(
  'the Python SDK reads and writes what the contract allows beside its examples: absent, null, unknown, exact',
  async () => {
    const counts = JSON.parse(await runProgram('variants.py')) as Record<string, number>;
    expect(Object.keys(counts).sort()).toEqual(['absent', 'amount', 'empty', 'more', 'null', 'time', 'unknown']);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(100);
  },
);

it.runIf(hasPython && hasOpenssl)(
  'the Python SDK goes by HTTPS with an authority of one’s own, and by proxies',
  async () => {
    await runProgram('network_test.py');
  },
);

describe.runIf(hasPython)('Python 3.10', () => {
  it('can read the package and the examples: they have nothing newer', async () => {
    const { stdout } = await runPython([COMPATIBLE, 'generated/python/src', 'examples/python', 'codegen/emit/python']);
    expect(stdout).toMatch(/^[1-9]\d{2,} files\n\n$/);
  });

  it.each([
    ['from typing import Self', 'typing.Self'],
    ['import datetime\nprint(datetime.UTC)', 'datetime.UTC'],
    ['import tomllib', 'tomllib'],
    ['import enum\nclass Kind(enum.StrEnum): ...', 'enum.StrEnum'],
    ['raise ExceptionGroup("x", [])', 'ExceptionGroup'],
    ['try:\n    pass\nexcept* ValueError:\n    pass', 'Exception groups are only supported in Python 3.11 and greater'],
  ])('cannot read %j', async (text, found) => {
    const folder = mkdtempSync(join(tmpdir(), 'paychart-newer-'));
    writeFileSync(join(folder, 'newer.py'), text);
    const { stdout } = await runPython([COMPATIBLE, folder]);
    rmSync(folder, { recursive: true });
    expect(stdout).toContain(`: ${found}\n`);
  });

  it('compiles every file of the package without a warning', async () => {
    const program = 'import compileall, sys; sys.exit(not compileall.compile_dir(sys.argv[1], quiet=1, force=True))';
    const target = mkdtempSync(join(tmpdir(), 'paychart-compiled-'));
    const env = { PYTHONDONTWRITEBYTECODE: '', PYTHONPYCACHEPREFIX: target };
    const { code, stdout, stderr } = await runPython(['-W', 'error', '-c', program, 'generated/python/src'], env);
    rmSync(target, { recursive: true });
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

const COMPATIBLE = 'test/python/programs/compatible.py';

/** Other versions of Python that this machine has: each runs the package as the first one does. */
const others = ['3.10', '3.12', '3.13', '3.14'].map((version) => `python${version}`).filter((name) => isProgram(name));

it.runIf(others.length > 0).each(others)(
  '%s calls every operation and keeps its connections',
  async (other) => {
    for (const name of ['contract.py', 'transport_test.py', 'events_test.py']) await runProgram(name, [], {}, other);
  },
  120_000,
);

it.runIf(hasPython)('the Python SDK retries, keeps connections, and keeps threads and forks apart', async () => {
  await runProgram('transport_test.py');
});

it.runIf(hasPython)('the Python SDK pages, waits, streams, verifies webhooks and mirrors', async () => {
  await runProgram('events_test.py');
});

it.runIf(hasPython)('the Python SDK waits, retries and gives up at the right time', async () => {
  await runProgram('time_test.py');
});

it.runIf(hasHttpx && hasOpenssl)('the Python SDK does the same in an event loop', async () => {
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
