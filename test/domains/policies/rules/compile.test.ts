import { describe, expect, it } from 'vitest';
import type { PolicyDocument, PolicyIr } from '../../../../generated/contract/schemas.ts';
import { compilePolicy, hashOfIr } from '../../../../src/domains/policies/rules/compile.ts';
import { RULE_NAMES } from '../../../../src/domains/policies/rules/rule-names.ts';
import { sha256Hex } from '../../../../src/platform/crypto/index.ts';

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const B = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
const a = A.toLowerCase();
const b = B.toLowerCase();

const everyRule: PolicyDocument = {
  schemaVersion: 1,
  limits: {
    perTransactionUsd: '500.00',
    dailyUsd: '2000.00',
    weeklyUsd: '5000.00',
    monthlyUsd: '12000.00',
    rollingDailyUsd: '3000.00',
    rollingMonthlyUsd: '15000.00',
  },
  mcc: { blocked: ['6051', '7995'], allowed: ['50', '5734'] },
  counterparties: { blocked: [A], allowed: [B] },
};

const rulesOf = (document: PolicyDocument): PolicyIr['rules'] => compilePolicy(document).ir.rules;

describe('compiling a document (R366, R460, D-302)', () => {
  it('makes one rule of each part, in a fixed order', () => {
    expect(compilePolicy(everyRule)).toEqual({
      ir: {
        schemaVersion: 1,
        rules: [
          { rule: 'COUNTERPARTY_BLOCKED', addresses: [a] },
          { rule: 'COUNTERPARTY_NOT_ALLOWED', addresses: [b] },
          { rule: 'MCC_BLOCKED', codes: ['6051', '7995'] },
          { rule: 'MCC_NOT_ALLOWED', codes: ['50', '5734'] },
          { rule: 'PER_TXN_LIMIT', maxBaseUnits: '500000000' },
          { rule: 'DAILY_CAP', maxBaseUnits: '2000000000' },
          { rule: 'WEEKLY_CAP', maxBaseUnits: '5000000000' },
          { rule: 'MONTHLY_CAP', maxBaseUnits: '12000000000' },
          { rule: 'ROLLING_DAILY_CAP', maxBaseUnits: '3000000000' },
          { rule: 'ROLLING_MONTHLY_CAP', maxBaseUnits: '15000000000' },
        ],
      },
      sha256: 'cd21441d227d964ce373ef7c2f72b64829fdd7a9f4e684e2639818b68192d644',
    });
    expect(rulesOf(everyRule).map(({ rule }) => rule)).toEqual(RULE_NAMES);
  });

  it('compiles an empty document to no rules, with the hash of its two keys in order (D-303, D-306)', () => {
    const { ir, sha256 } = compilePolicy({});
    expect(ir).toEqual({ schemaVersion: 1, rules: [] });
    expect(sha256).toBe(sha256Hex('{"rules":[],"schemaVersion":1}'));
    expect(compilePolicy({ limits: {}, mcc: {}, counterparties: {} }).sha256).toBe(sha256);
  });

  it('gives the same rules one hash, by removing duplicates, sorting and lower case (R301, R366)', () => {
    const written = compilePolicy({ counterparties: { blocked: [A, B], allowed: [] }, mcc: { blocked: ['79', '60'] } });
    const otherwise: PolicyDocument = {
      mcc: { allowed: [], blocked: ['60', '79', '60'] },
      counterparties: { blocked: [b, A, B.replace('0xFF', '0xff').toLowerCase(), a] },
      schemaVersion: 1,
    };
    expect(compilePolicy(otherwise)).toEqual(written);
    expect(written.ir.rules[0]).toEqual({ rule: 'COUNTERPARTY_BLOCKED', addresses: [a, b] });
    expect(written.ir.rules[1]).toEqual({ rule: 'MCC_BLOCKED', codes: ['60', '79'] });
  });

  it('removes an empty allowlist, so that older documents keep their hash (R367, R368)', () => {
    const before = compilePolicy({ counterparties: { blocked: [A] } });
    expect(compilePolicy({ counterparties: { blocked: [A], allowed: [] } })).toEqual(before);
    expect(compilePolicy({ counterparties: { allowed: [] } })).toEqual(compilePolicy({}));
    expect(compilePolicy({ counterparties: { blocked: [A], allowed: [B] } }).sha256).not.toBe(before.sha256);
  });

  it('writes amounts in base units of six digits, so that 500 and 500.000000 are one (D-048)', () => {
    expect(rulesOf({ limits: { dailyUsd: '0.000001' } })).toEqual([{ rule: 'DAILY_CAP', maxBaseUnits: '1' }]);
    const hashes = ['500', '500.0', '500.000000'].map((weeklyUsd) => compilePolicy({ limits: { weeklyUsd } }).sha256);
    expect(new Set(hashes).size).toBe(1);
    expect(() => compilePolicy({ limits: { dailyUsd: '0' } })).toThrow(/no amount/);
  });

  it('hashes canonical keys, so that equal rules have equal hashes (D-303)', () => {
    const ir: PolicyIr = { schemaVersion: 1, rules: [{ rule: 'DAILY_CAP', maxBaseUnits: '1' }] };
    const turned: PolicyIr = { rules: [{ maxBaseUnits: '1', rule: 'DAILY_CAP' }], schemaVersion: 1 };
    expect(sha256Hex(JSON.stringify(turned))).not.toBe(sha256Hex(JSON.stringify(ir)));
    expect(hashOfIr(turned)).toBe(hashOfIr(ir));
    expect(hashOfIr(ir)).toBe(sha256Hex('{"rules":[{"maxBaseUnits":"1","rule":"DAILY_CAP"}],"schemaVersion":1}'));
  });
});
