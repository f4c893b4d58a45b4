import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelopeLimits } from '../../../src/domains/offramp/routes/envelope.cross-tenant.ts';
import { onceTerms } from '../../../src/domains/offramp/routes/envelope.store.ts';
import { limitsOf } from '../../../src/domains/offramp/rules/envelopes/limits.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { anEnvelope } from './rules/an-envelope.ts';

const doc = { ...anEnvelope().doc, allowRouteChange: false };
let engine: TestEngine;
const row = (table: string, given: object): Promise<void> => anyRow(engine.pool.owner, table, { ...given });
const limits = (id: string | null) => asking(engine, (reads) => envelopeLimits(reads, id));

beforeAll(async () => {
  engine = await startTestEngine();
  const route = { payment_id: 'pay_1', rank: 1 };
  await row('route_quotes', { id: 'rq_1', ...route, destination_id: 'dst_1', provider: 'internal' });
  await row('route_quotes', { id: 'rq_2', ...route, rank: 2, destination_id: 'dst_2', provider: 'payapp_a' });
  for (const [id, route_quote_id] of [
    ['env_1', null],
    ['env_2', 'rq_2'],
  ] as const) {
    await row('payment_envelopes', {
      id,
      payment_id: `pay_${id}`,
      nonce: id.slice(4),
      doc: JSON.stringify(doc),
      route_quote_id,
    });
  }
});
afterAll(() => engine.stop());

describe('the limits of a payment’s envelope (D-149)', () => {
  it('are undefined without an envelope', async () => {
    expect(await limits(null)).toBeNull();
  });

  it('are the signed ones while no route is selected', async () => {
    expect(await limits('env_1')).toEqual(limitsOf(doc, null));
    expect((await limits('env_1'))?.onlyRoute).toBeNull();
  });

  it('restrict a requote to the selected route', async () => {
    const selected = { destinationId: 'dst_2', provider: 'payapp_a' };
    expect(await limits('env_2')).toEqual(limitsOf(doc, selected));
    expect((await limits('env_2'))?.onlyRoute).toEqual(selected);
  });

  it('are loaded once per request, unless the request already has them', async () => {
    const terms = { doc: { ...doc, maxFeeBaseUnits: '7' }, selected: null };
    const known = asking(engine, async (reads) => {
      await onceTerms(reads, 'env_1', async () => terms);
      return envelopeLimits(reads, 'env_1');
    });
    expect(await known).toEqual(limitsOf(terms.doc, null));
  });

  it('throw for a missing envelope', async () => {
    await expect(limits('env_3')).rejects.toThrow('env_3 is no envelope');
  });
});
