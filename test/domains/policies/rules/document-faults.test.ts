import { describe, expect, it } from 'vitest';
import { documentFaults } from '../../../../src/domains/policies/rules/document-faults.ts';

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const B = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
/** One letter in the other case. */
const FALSE_A = A.replace('C4', 'c4');

const faults = (document: Parameters<typeof documentFaults>[0]): string[] =>
  documentFaults(document).map(({ path, rule }) => `${path} ${rule}`);

describe('faults of a document beyond its schema (D-306)', () => {
  it('accepts an empty document and a complete one', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ limits: {}, mcc: {}, counterparties: {} })).toEqual([]);
    const limits = { perTransactionUsd: '0.000001', dailyUsd: '1000000000' };
    expect(faults({ limits, counterparties: { blocked: [A, A.toLowerCase()], allowed: [B] } })).toEqual([]);
  });

  it('an amount must be above zero, and at most 1000000000 (D-048)', () => {
    const limits = { perTransactionUsd: '0', dailyUsd: '0.000000', weeklyUsd: '1000000000.000001', monthlyUsd: '1' };
    expect(documentFaults({ limits })).toEqual(
      ['perTransactionUsd', 'dailyUsd', 'weeklyUsd'].map((name) => ({
        path: `/body/document/limits/${name}`,
        message: 'must be above zero, and at most 1000000000',
        rule: 'range',
      })),
    );
  });

  it('an address in mixed case must have the right checksum (D-064)', () => {
    expect(
      documentFaults({ counterparties: { blocked: [A, FALSE_A], allowed: [FALSE_A.replace('0x3', '0x4')] } }),
    ).toEqual(
      ['blocked/1', 'allowed/0'].map((place) => ({
        path: `/body/document/counterparties/${place}`,
        message: 'fails its checksum',
        rule: 'checksum',
      })),
    );
  });

  it('an address on both lists is refused, in any case (R365)', () => {
    expect(documentFaults({ counterparties: { blocked: [A], allowed: [B, A.toLowerCase()] } })).toEqual([
      { path: '/body/document/counterparties/allowed/1', message: 'is on both lists', rule: 'conflict' },
    ]);
    expect(faults({ mcc: { blocked: ['7995'], allowed: ['7995'] } })).toEqual([]);
  });

  it('all faults are reported at once, fifty at most (D-034)', () => {
    const all = { limits: { dailyUsd: '0' }, counterparties: { blocked: [A, FALSE_A], allowed: [A] } };
    expect(faults(all)).toEqual([
      '/body/document/limits/dailyUsd range',
      '/body/document/counterparties/blocked/1 checksum',
      '/body/document/counterparties/allowed/0 conflict',
    ]);
    expect(faults({ counterparties: { blocked: Array.from({ length: 1000 }, () => FALSE_A) } }).length).toBe(50);
  });
});
