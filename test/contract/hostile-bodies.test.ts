import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';
import { documented } from './documented.ts';
import { send, targetOf } from './exchange.ts';

/** One anonymous request neither stops the process for long nor fills its memory (D-511). */

const MOST_MS = 50;
const MOST_HEAP_BYTES = 50 * 1024 * 1024;
/** The client and the collection of garbage are measured too: the best of some tries counts. */
const TRIES = 6;

/** What a request may bring at most where its operation says nothing else. */
const MOST_BYTES = 1024 * 1024;

const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join();
/** As many parts as fit into a body. */
const filled = (text: (n: number) => string): string =>
  times(Math.floor((MOST_BYTES - 2000) / (text(99_999).length + 1)), text);

const HOSTILE: Readonly<Record<string, string>> = {
  'a long key over members with control characters': `{"${'k'.repeat(500_000)}":{${times(30_000, (n) => `"${n}":"\\u0001"`)}}}`,
  'a long key that begins a token again and again': `{"${'eyJ'.repeat(340_000)}":1}`,
  'a long key of @': `{"${'a@'.repeat(500_000)}":1}`,
  'a key of the greatest length over members with control characters': `{"${'+1555'.repeat(51)}":{${times(4000, (n) => `"${n}":"\\u0001"`)}}}`,
  'many unknown members': `{${filled((n) => `"k${n}":1`)}}`,
  'as many unknown members as a body may have': `{${times(4990, (n) => `"k${n}":1`)}}`,
  'as many unknown members whose names look like tokens': `{${times(4000, (n) => `"eyJ${'a'.repeat(230)}${n}":1`)}}`,
  'a list of many entries': `{"eventTypes":[${filled(() => '1')}]}`,
  'as many wrong entries as a body may have': `{"eventTypes":[${times(9_990, (n) => `"x${n}"`)}]}`,
  'deep lists': `{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
  'deep objects': `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`,
  'one key many times': `{${filled(() => '"a":1')}}`,
  'a number of many digits': `{"amountUsd":${'9'.repeat(1_000_000)}}`,
  'a text of many digits': `{"amountUsd":"${'9'.repeat(1_000_000)}"}`,
  'a text of zeros and an end': `{"amountUsd":"0.${'0'.repeat(1_000_000)}1"}`,
  'a text of escapes': `{"a":"${'\\u0000'.repeat(170_000)}"}`,
  'a text of backslashes': `{"a":"${'\\\\'.repeat(500_000)}"}`,
  'a text of spaces': `{"email":"${' '.repeat(1_000_000)}x"}`,
  'an address of dots': `{"email":"a@${'a.'.repeat(500_000)}"}`,
  'a URL of slashes': `{"url":"https://${'/'.repeat(1_000_000)}\\u0001"}`,
  'a prototype': `{"__proto__":{${times(4000, (n) => `"${n}":1`)}}}`,
  nulls: `{${times(4990, (n) => `"k${n}":null`)}}`,
  'no JSON': '['.repeat(1_000_000),
  'a text that does not end': `{"a":"${'\\"'.repeat(500_000)}`,
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/**
 * The longest time that the event loop was held, and by how much the heap grew, in the best of some tries. Where other
 * processes keep the machine busy the loop is late for it: it was held for no longer than the process was at work.
 */
async function costOf(method: string, target: string, body: string): Promise<{ ms: number; bytes: number }> {
  const bytes = Buffer.from(body);
  let best = { ms: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < TRIES && (best.ms > MOST_MS || best.bytes > MOST_HEAP_BYTES); attempt += 1) {
    const delays = monitorEventLoopDelay({ resolution: 1 });
    const before = process.memoryUsage().heapUsed;
    const cpu = process.cpuUsage();
    delays.enable();
    const { status } = await send(service.url, {
      method,
      target,
      headers: { 'Content-Type': 'application/json' },
      body: bytes,
    });
    delays.disable();
    const { user, system } = process.cpuUsage(cpu);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    best = {
      ms: Math.min(best.ms, delays.max / 1e6, (user + system) / 1000),
      bytes: Math.min(best.bytes, process.memoryUsage().heapUsed - before),
    };
  }
  return best;
}

// Whatever has a credential refuses these before it reads them, but for what is sent with a key that is no key.
const anonymous = documented.filter(({ meta }) => meta.security.length === 0 && meta.method !== 'get');

describe('one anonymous request', () => {
  it('reaches every operation that needs no credential', () => {
    expect(anonymous.length).toBeGreaterThan(5);
  });

  it.each(anonymous.map((operation) => [operation.id, operation] as const))(
    'of %s delays no other request, whatever its body is',
    async (_id, operation) => {
      const costs: string[] = [];
      for (const [name, body] of Object.entries(HOSTILE)) {
        const cost = await costOf(operation.meta.method.toUpperCase(), targetOf(operation, 'x'), body);
        if (cost.ms > MOST_MS || cost.bytes > MOST_HEAP_BYTES)
          costs.push(`${name}: ${cost.ms} ms, ${cost.bytes} bytes`);
      }
      expect(costs).toEqual([]);
    },
  );
});
