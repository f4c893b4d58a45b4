import { describe, expect, it } from 'vitest';
import { presentAgent, presentAgentWithSpent } from '../../../src/domains/accounts/agent.present.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const suspendedAt = new Date('2026-03-02T10:00:00.000Z');
const agent = (changed: object = {}) =>
  ({
    id: 'agt_1',
    tenantId: 'ten_1',
    name: 'Buyer',
    status: 'ACTIVE',
    createdAt,
    suspendedAt: null,
    ...changed,
  }) as never;
const shown = {
  id: 'agt_1',
  name: 'Buyer',
  status: 'ACTIVE',
  createdAt: createdAt.toISOString(),
  suspendedAt: null,
};

describe('an agent (D-022)', () => {
  it('says since when it is suspended', () => {
    expect(presentAgent(agent())).toEqual(shown);
    expect(presentAgent(agent({ status: 'SUSPENDED', suspendedAt }))).toEqual({
      ...shown,
      status: 'SUSPENDED',
      suspendedAt: suspendedAt.toISOString(),
    });
  });

  it('has what its cards have spent, by window (D-273)', () => {
    const spent = { dailyBaseUnits: 1_000_000n, weeklyBaseUnits: 20_500_000n, monthlyBaseUnits: 300_000_000n };
    expect(presentAgentWithSpent(agent(), spent)).toEqual({
      ...shown,
      spent: { dailyUsd: '1.00', weeklyUsd: '20.50', monthlyUsd: '300.00' },
    });
  });
});
