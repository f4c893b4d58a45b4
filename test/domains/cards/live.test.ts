import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isIssuing, refusalOfUnverified } from '../../../src/domains/cards/live-cards.ts';
import { createProviderCard } from '../../../src/domains/cards/operations/create-provider-card.ts';
import { issueCard } from '../../../src/domains/cards/operations/issue-card.ts';
import { Refusal, refuse } from '../../../src/kernel/http/refusal.ts';

type Known = Parameters<typeof refusalOfUnverified>[0];

/** As much of a request as the gate looks at. */
const request = (environment: 'sandbox' | 'live', liveCardsEnabled: boolean, credential?: object): Known =>
  ({
    caller: { environment },
    tenantId: 'ten_1',
    now: new Date('2026-03-02T09:00:00.000Z'),
    reads: { one: async () => credential },
    services: { config: { liveCardsEnabled } },
    fail: (code: 'SANDBOX_ONLY') => refuse(code),
  }) as unknown as Known;

describe('cards in live (R304, D-070)', () => {
  it('are issued where the deployment says so; in the sandbox always', () => {
    expect(isIssuing(request('sandbox', false))).toBe(true);
    expect(isIssuing(request('live', false))).toBe(false);
    expect(isIssuing(request('live', true))).toBe(true);
  });

  it('are else SANDBOX_ONLY, before anything is looked up', async () => {
    for (const operation of [issueCard, createProviderCard]) {
      const answer = await operation(request('live', false) as never);
      expect(answer).toBeInstanceOf(Refusal);
      expect(answer).toMatchObject({ code: 'SANDBOX_ONLY' });
    }
  });

  it('need an ACTIVE BUSINESS_IDENTITY; in the sandbox nobody does', async () => {
    expect(await refusalOfUnverified(request('live', true))).toMatchObject({
      code: 'IDENTITY_REQUIRED',
      details: { missing: ['BUSINESS_IDENTITY'] },
    });
    expect(await refusalOfUnverified(request('live', true, { id: 'cred_1' }))).toBeUndefined();
    expect(await refusalOfUnverified(request('sandbox', false))).toBeUndefined();
  });
});

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-sandbox'?: true;
}

describe('what is not there in live (R303, D-070)', () => {
  it('cards, treasury, invoices, ramps, trade and lending, but for issuing cards and what a card issuer asks', () => {
    const file = new URL('../../../generated/openapi.json', import.meta.url);
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
    const modules = new Set(['Cards', 'Treasury', 'Invoices', 'Ramps', 'Trade', 'Lending']);
    const operations = Object.values(paths).flatMap(Object.values<Operation>);
    const ofModules = operations.filter(({ tags }) => tags?.some((tag) => modules.has(tag)));
    expect(new Set(ofModules.flatMap(({ tags }) => tags)).size).toBe(6);
    const inLive = ofModules
      .filter((operation) => operation['x-sandbox'] !== true)
      .map(({ operationId }) => operationId);
    expect(inLive.sort()).toEqual([
      ...['createProviderCard', 'issueCard', 'receiveCardAuthorization', 'receiveCardReversal'],
    ]);
  });
});
