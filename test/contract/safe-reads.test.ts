import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { changesNothing } from '../support/unchanged.ts';
import { isOperators } from './callers.ts';
import { type Documented, documented } from './documented.ts';
import { held, send, targetOf } from './exchange.ts';
import { credentialFor, type Furnished, furnish, idFor } from './world.ts';

let chain: TestChain;
let service: TestService;
let acme: Furnished;

beforeAll(async () => {
  // Balances are read from the chain.
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  ({ acme } = await furnish(service));
  await service.runUntilIdle();
});
afterAll(async () => {
  await service.stop();
  await chain.stop();
});

/** Throttles count a request of a public link (D-195); what an operator looks at is on record with their name (D-425). */
const COUNTED: Readonly<Record<string, readonly string[]>> = { getClaimLink: ['throttle_windows'] };

/** What is read once is used up by it: a hand-off link (D-317). */
const USED_UP: readonly string[] = ['getVerificationHandoff'];

const reads = documented.filter(({ id, meta }) => meta.method === 'get' && !USED_UP.includes(id));

describe('GET is safe: it changes nothing, however often it is sent (B 5, R293)', () => {
  test.each(reads.map((operation) => [operation.id, operation] as const))('%s', async (id, operation: Documented) => {
    const ask = () =>
      send(service.url, {
        method: 'get',
        target: targetOf(operation, idFor(operation, acme) ?? ''),
        headers: credentialFor(operation, acme),
      });
    const leftOut = [...(COUNTED[id] ?? []), ...(isOperators(operation.meta) ? ['audit_log'] : [])];
    await changesNothing(
      service,
      id,
      async () => {
        const first = held(operation, await ask());
        expect(first.status, id).toBeLessThan(500);
        await ask();
      },
      leftOut,
    );
  });
});
