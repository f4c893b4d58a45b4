import { describe, expect, it } from 'vitest';
import { refusalOfUnverified } from '../../../src/domains/cards/live-cards.ts';
import { operations } from '../../support/operations.ts';

type Known = Parameters<typeof refusalOfUnverified>[0];

/** As much of a request as the gate looks at. */
const request = (environment: 'sandbox' | 'live', liveCardsEnabled: boolean, credential?: object): Known =>
  ({
    caller: { environment },
    tenantId: 'ten_1',
    now: new Date('2026-03-02T09:00:00.000Z'),
    reads: { one: async () => credential },
    services: { config: { liveCardsEnabled } },
  }) as unknown as Known;

describe('cards in live (R304, D-070)', () => {
  it('need an ACTIVE BUSINESS_IDENTITY, which the sandbox does not ask for', async () => {
    expect(await refusalOfUnverified(request('live', true))).toMatchObject({
      code: 'IDENTITY_REQUIRED',
      details: { missing: ['BUSINESS_IDENTITY'] },
    });
    expect(await refusalOfUnverified(request('live', true, { id: 'cred_1' }))).toBeUndefined();
    expect(await refusalOfUnverified(request('sandbox', false))).toBeUndefined();
  });
});

describe('operations that live does not have (R303, D-070, D-520)', () => {
  const of = (domains: readonly string[]) =>
    Object.values(operations).filter(({ domain, path }) => domains.includes(domain) && !path.startsWith('/v1/test/'));

  it('are all of treasury, invoices, ramps, trade and lending', () => {
    const found = of(['treasury', 'invoices', 'ramps', 'trade', 'lending']);
    expect(found.length).toBeGreaterThan(50);
    expect(found.flatMap(({ id, sandbox }) => (sandbox ? [] : [id]))).toEqual([]);
  });

  it('are all of cards without the live feature, except what the card issuer sends', () => {
    const found = of(['cards']);
    expect(found.length).toBeGreaterThan(10);
    const others = found.filter(({ liveFeature, sandbox }) => liveFeature !== 'cards' || sandbox);
    expect(others.map(({ id }) => id).toSorted()).toEqual(['receiveCardAuthorization', 'receiveCardReversal']);
    expect(others.every(({ sandbox, security }) => !sandbox && security.length === 0)).toBe(true);
  });
});
