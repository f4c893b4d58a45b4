import type {
  PolicyIr,
  PolicyReason,
  PolicyRule,
  PolicyRuleName,
  PolicyRuleTrace,
} from '../../../../generated/contract/schemas.ts';
import type { SpentWindows } from '../../../payments/card-spend/windows.ts';
import { formatUsd } from '../../../payments/ledger/money.ts';
import { RULE_NAMES } from './rule-names.ts';

/** A spend to evaluate. A null field was not supplied, and its rules are skipped (B 2.7, D-304). */
export interface Spend {
  /** In USD; null where the asset has no price in USD (D-261). */
  readonly amountBaseUnits: bigint | null;
  /** Four digits. */
  readonly mcc: string | null;
  /** An EVM address in any case. */
  readonly counterparty: string | null;
}

/** A spend as rules judge it. */
export interface JudgedSpend extends Spend {
  /** Ether, or a call that says neither amount nor payee: rules about these cannot judge it (D-508). */
  readonly isUnjudgedCall?: boolean;
  /**
   * `named`: somebody says where money goes from now on, which no rule about counterparties allows. `withoutAddress`: the
   * money reaches a payee who has no address that a list could have (D-524).
   */
  readonly payee?: 'named' | 'withoutAddress';
}

/** What the subject has spent before. */
export interface SpentBefore {
  /** In the intervals of its cards; undefined for a payment, which the interval caps judge alone (B 4.6). */
  readonly intervals?: SpentWindows | undefined;
  /** In the last 24 and 720 hours, by payments and cards together (D-528). */
  readonly rolling: RollingSpent;
}

export interface RollingSpent {
  readonly dailyBaseUnits: bigint;
  readonly monthlyBaseUnits: bigint;
}

export const NOTHING_BEFORE: SpentBefore = { rolling: { dailyBaseUnits: 0n, monthlyBaseUnits: 0n } };

/** Tells whether a policy has a rule that adds up what its subject spends. */
export const addsUp = ({ rules }: PolicyIr): boolean =>
  rules.some(({ rule }) => rule === 'ROLLING_DAILY_CAP' || rule === 'ROLLING_MONTHLY_CAP');

export interface Evaluation {
  readonly allow: boolean;
  /** The first rule that failed, CALL_NOT_JUDGED, or null where none did. */
  readonly reason: PolicyReason;
  readonly ruleTrace: readonly PolicyRuleTrace[];
}

/**
 * Judges a spend by a compiled policy: all rules in their order, also behind the first that fails (D-304). Interval caps are
 * ceilings of one payment, and add up the uses of cards (B 4.6). Rolling caps add up whatever the subject spends (D-528).
 * Throws on what no compiler has written.
 */
export function evaluate(ir: PolicyIr, spend: JudgedSpend, spent: SpentBefore = NOTHING_BEFORE): Evaluation {
  const rules = rulesByName(ir);
  const ruleTrace = RULE_NAMES.map((name) => {
    const rule = rules.get(name);
    return { rule: name, ...(rule === undefined ? NOT_CONFIGURED : judge(rule, spend, spent)) };
  });
  if (spend.isUnjudgedCall === true && ir.rules.some(needsAmountOrPayee)) {
    return { allow: false, reason: 'CALL_NOT_JUDGED', ruleTrace };
  }
  const failed = ruleTrace.find(({ result }) => result === 'fail');
  return { allow: failed === undefined, reason: failed?.rule ?? null, ruleTrace };
}

const needsAmountOrPayee = ({ rule }: PolicyRule): boolean => rule !== 'MCC_BLOCKED' && rule !== 'MCC_NOT_ALLOWED';

type Judgement = Pick<PolicyRuleTrace, 'result' | 'detail'>;

const NOT_CONFIGURED: Judgement = { result: 'skip', detail: 'not configured' };

function rulesByName(ir: PolicyIr): ReadonlyMap<PolicyRuleName, PolicyRule> {
  const rules = new Map(ir.rules.map((rule) => [rule.rule, rule]));
  const isKnown = ir.schemaVersion === 1 && rules.size === ir.rules.length;
  if (!isKnown || ![...rules.keys()].every((name) => RULE_NAMES.includes(name))) {
    throw new Error('The policy was compiled to a format that this release does not know');
  }
  return rules;
}

function judge(rule: PolicyRule, spend: JudgedSpend, { intervals, rolling }: SpentBefore): Judgement {
  const { amountBaseUnits, mcc, counterparty } = spend;
  switch (rule.rule) {
    case 'COUNTERPARTY_BLOCKED':
    case 'COUNTERPARTY_NOT_ALLOWED': {
      if (spend.payee === 'named') return { result: 'fail', detail: 'names where money goes' };
      const isBlocking = rule.rule === 'COUNTERPARTY_BLOCKED';
      if (spend.payee === 'withoutAddress' && !isBlocking)
        return { result: 'fail', detail: 'the payee has no address' };
      if (counterparty === null) return { result: 'skip', detail: 'no counterparty supplied' };
      const isListed = rule.addresses.includes(counterparty.toLowerCase());
      return listed(isBlocking, isListed, '');
    }
    case 'MCC_BLOCKED':
    case 'MCC_NOT_ALLOWED': {
      if (mcc === null) return { result: 'skip', detail: 'no mcc supplied' };
      // A shorter code stands for all that begin with it (D-305).
      const isListed = rule.codes.some((code) => mcc.startsWith(code));
      return listed(rule.rule === 'MCC_BLOCKED', isListed, `${mcc} is `);
    }
    case 'PER_TXN_LIMIT':
      return ceiling(BigInt(rule.maxBaseUnits), amountBaseUnits, 0n);
    case 'DAILY_CAP':
      return interval(rule.maxBaseUnits, amountBaseUnits, intervals?.dailyBaseUnits);
    case 'WEEKLY_CAP':
      return interval(rule.maxBaseUnits, amountBaseUnits, intervals?.weeklyBaseUnits);
    case 'MONTHLY_CAP':
      return interval(rule.maxBaseUnits, amountBaseUnits, intervals?.monthlyBaseUnits);
    case 'ROLLING_DAILY_CAP':
      return ceiling(BigInt(rule.maxBaseUnits), amountBaseUnits, rolling.dailyBaseUnits);
    case 'ROLLING_MONTHLY_CAP':
      return ceiling(BigInt(rule.maxBaseUnits), amountBaseUnits, rolling.monthlyBaseUnits);
  }
}

const listed = (isBlocking: boolean, isListed: boolean, who: string): Judgement => ({
  result: isBlocking === isListed ? 'fail' : 'pass',
  detail: `${who}${isListed ? 'on the list' : 'not on the list'}`,
});

/** A payment is judged alone; the trace says so, because the name of the cap does not. */
function interval(most: string, amount: bigint | null, before: bigint | undefined): Judgement {
  const judged = ceiling(BigInt(most), amount, before ?? 0n);
  return before === undefined && amount !== null
    ? { ...judged, detail: `${judged.detail}, of this payment alone` }
    : judged;
}

function ceiling(most: bigint, amount: bigint | null, before: bigint): Judgement {
  if (amount === null) return { result: 'skip', detail: 'the amount has no USD value' };
  const isAbove = before + amount > most;
  const what = before === 0n ? formatUsd(amount) : `${formatUsd(amount)} on top of ${formatUsd(before)}`;
  return {
    result: isAbove ? 'fail' : 'pass',
    detail: `${what} USD is ${isAbove ? 'above' : 'at most'} ${formatUsd(most)} USD`,
  };
}
