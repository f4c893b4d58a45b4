import type { PolicyDocument, PolicyIr, PolicyRule } from '../../../../generated/contract/schemas.ts';
import { parseUsd } from '../../../payments/ledger/money.ts';
import { canonicalJson, sha256Hex } from '../../../platform/crypto/index.ts';

/** A document in the one form that all documents with the same rules have, and its name by content (B 2.7). */
export interface CompiledPolicy {
  readonly ir: PolicyIr;
  /** The sha256 of the canonical JSON of `ir`: lowercase hex without prefix (D-303). */
  readonly sha256: string;
}

/** Compiles a document that has no faults: an absent or empty part makes no rule, the others stand in one order (D-302). */
export function compilePolicy({ limits = {}, mcc = {}, counterparties = {} }: PolicyDocument): CompiledPolicy {
  const ir: PolicyIr = {
    schemaVersion: 1,
    rules: [
      ...addresses('COUNTERPARTY_BLOCKED', counterparties.blocked),
      ...addresses('COUNTERPARTY_NOT_ALLOWED', counterparties.allowed),
      ...codes('MCC_BLOCKED', mcc.blocked),
      ...codes('MCC_NOT_ALLOWED', mcc.allowed),
      ...ceiling('PER_TXN_LIMIT', limits.perTransactionUsd),
      ...ceiling('DAILY_CAP', limits.dailyUsd),
      ...ceiling('WEEKLY_CAP', limits.weeklyUsd),
      ...ceiling('MONTHLY_CAP', limits.monthlyUsd),
      ...ceiling('ROLLING_DAILY_CAP', limits.rollingDailyUsd),
      ...ceiling('ROLLING_MONTHLY_CAP', limits.rollingMonthlyUsd),
    ],
  };
  return { ir, sha256: hashOfIr(ir) };
}

export const hashOfIr = (ir: PolicyIr): string => sha256Hex(canonicalJson(ir));

type RuleOf<Operand extends string> = Extract<PolicyRule, Readonly<Record<Operand, unknown>>>;

const addresses = (rule: RuleOf<'addresses'>['rule'], list: readonly string[] = []): PolicyRule[] =>
  list.length === 0 ? [] : [{ rule, addresses: sorted(list.map((address) => address.toLowerCase())) }];

const codes = (rule: RuleOf<'codes'>['rule'], list: readonly string[] = []): PolicyRule[] =>
  list.length === 0 ? [] : [{ rule, codes: sorted(list) }];

function ceiling(rule: RuleOf<'maxBaseUnits'>['rule'], usd: string | undefined): PolicyRule[] {
  if (usd === undefined) return [];
  const amount = parseUsd(usd);
  if (amount === undefined) throw new Error(`${usd} is no amount: documents are checked before they are compiled`);
  return [{ rule, maxBaseUnits: amount.toString() }];
}

/** Each once, by UTF-16 code unit. */
const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
