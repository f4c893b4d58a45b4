import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { isOperators } from './callers.ts';
import { type Documented, documented } from './documented.ts';
import { type Answer, held, heldToThePlatform, send } from './exchange.ts';
import { type Base, type Mutant, mutantOf } from './mutations.ts';
import { Random, seedOf } from './random.ts';
import { type WrittenRows, watchRows } from './rows.ts';
import { bodiesFor, credentialFor, type Furnished, furnish, idFor } from './world.ts';

/** Mutants per operation, and the seed of all: `ROUNDS=2000 FUZZ_SEED=7 npx vitest run test/contract/fuzz`. */
const MUTATIONS = rounds(8, 60);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_302);

/** There is no chain here: what reads it says so (D-251). */
const READ_THE_CHAIN: readonly string[] = ['getBalance', 'getWallet', 'cancelInvoice'];

const rank = ({ id }: Documented): number => (id === 'advanceTestClock' ? 2 : id.includes('Test') ? 1 : 0);

/** Time cannot be turned back, so whatever turns it goes last. */
const inOrder = [...documented].sort((one, other) => rank(one) - rank(other));

let service: TestService;
let acme: Furnished;
let written: WrittenRows;

beforeAll(async () => {
  service = await startTestService();
  ({ acme } = await furnish(service));
  written = await watchRows(service.pool.owner);
});
afterAll(() => service.stop());

function baseOf(operation: Documented): Base {
  const { meta } = operation;
  return {
    operation,
    id: idFor(operation, acme),
    headers: meta.security.length === 0 ? {} : credentialFor(operation, acme),
    bodies: bodiesFor(operation, acme),
    others: Object.values(acme.ids),
  };
}

/** What the answer must be, whatever was sent. */
function judge(operation: Documented, mutant: Mutant, answer: Answer, what: string): void {
  const { status, body } = answer;
  if (status === 503) {
    expect([READ_THE_CHAIN.includes(operation.id), body.code], what).toEqual([true, 'BALANCE_UNAVAILABLE']);
  } else expect(status, what).toBeLessThan(500);
  // An answer without a body: what a caller has already is not sent again.
  if (status === 304) {
    expect([operation.id, mutant.headers['if-none-match'], answer.text], what).toEqual(['getOpenApiDocument', '*', '']);
    return;
  }
  // An odd id can make another path of it, or something that Node's parser does not take for HTTP.
  const isElsewhere = body.code === 'ROUTE_NOT_FOUND' || body.details?.errors?.[0].rule === 'http';
  if (isElsewhere) expect(mutant.what, what).toMatch(/\bid /);
  if (isElsewhere) heldToThePlatform(answer, what);
  else held(operation, answer, what);
  const sentId = mutant.headers['x-request-id'];
  if (!isElsewhere && sentId !== undefined && /^[A-Za-z0-9._-]{8,64}$/.test(sentId))
    expect(answer.headers['x-request-id']).toBe(sentId);
  // In the sandbox a page of any origin may read whatever is answered (D-497); what Node's parser refuses is no answer of ours.
  const isParsed = body.details?.errors?.[0].rule !== 'http';
  const isFromPage = mutant.headers.origin !== undefined && isParsed;
  const origin = isFromPage || (operation.meta.publicDocument && !isElsewhere) ? '*' : undefined;
  expect(answer.headers['access-control-allow-origin'], what).toBe(origin);
}

/** A refusal writes nothing, but an audit row where money or an operator was refused (D-431), and what its code commits. */
function mayWrite({ meta }: Documented, { status, body }: Answer): readonly string[] | 'anything' {
  if (status < 400) return 'anything';
  if (meta.commits?.some((code) => code === body.code)) return 'anything';
  // When a key was used last is noted by authentication, whatever becomes of the request (D-008).
  return (meta.signed || isOperators(meta)) && (status === 403 || status === 409)
    ? ['api_key_uses', 'audit_log']
    : ['api_key_uses'];
}

describe(`${MUTATIONS} mutants of each operation, seed ${SEED} (R545, R546, R585)`, () => {
  test.each(inOrder.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const random = new Random(SEED ^ seedOf(id));
      const base = baseOf(operation);
      await written.tables();
      for (let round = 0; round < MUTATIONS; round += 1) {
        const mutant = mutantOf(base, random);
        const answer = await send(service.url, mutant);
        const what = `${id} #${round}:${mutant.what} -> ${answer.status} ${answer.text.slice(0, 300)}`;
        judge(operation, mutant, answer, what);
        const allowed = mayWrite(operation, answer);
        const tables = await written.tables();
        if (allowed !== 'anything')
          expect(
            tables.filter((table) => !allowed.includes(table)),
            what,
          ).toEqual([]);
      }
    },
    60_000 + MUTATIONS * 100,
  );

  test('the check for writes sees an insert and an update', async () => {
    await written.tables();
    await acme.session.updateMyTenant({ name: `Acme ${SEED}` }).unwrap();
    expect(await written.tables()).toEqual(['audit_log', 'lifecycle_log', 'tenants']);
  });

  test('nothing failed behind the answers', () => {
    expect(service.logLines.filter((line) => /request failed|undocumented/.test(line))).toEqual([]);
  });
});
