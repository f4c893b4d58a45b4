/** The fields of a loan that its interest depends on. */
export interface InterestBearing {
  readonly principalOutstanding: bigint;
  /** Accrued to `interestAccruedAt` and not yet paid. */
  readonly interestDue: bigint;
  readonly interestAccruedAt: Date;
  readonly rateBps: number;
  /** When it defaults at the latest: interest stops there (D-376). */
  readonly graceEndsAt: Date;
}

export interface RepaymentSplit {
  readonly interest: bigint;
  readonly principal: bigint;
}

/** Basis points of a year in milliseconds: 10000 × 31536000 × 1000. */
const RATE_YEAR_MS = 10_000n * 31_536_000n * 1000n;

/** The interest that is due at a moment: simple, on what is outstanding, rounded up to the atom (D-376). */
export const interestDueAt = (loan: InterestBearing, at: Date): bigint => {
  const end = Math.min(at.getTime(), loan.graceEndsAt.getTime());
  const elapsed = BigInt(Math.max(0, end - loan.interestAccruedAt.getTime()));
  const exact = loan.principalOutstanding * BigInt(loan.rateBps) * elapsed;
  return loan.interestDue + (exact + RATE_YEAR_MS - 1n) / RATE_YEAR_MS;
};

/** At most `maxAmount`, at most what is owed; interest first, then principal (D-377). */
export const splitRepayment = (loan: InterestBearing, maxAmount: bigint, at: Date): RepaymentSplit => {
  const due = interestDueAt(loan, at);
  if (maxAmount <= due) return { interest: maxAmount, principal: 0n };
  const left = maxAmount - due;
  const isEnough = left >= loan.principalOutstanding;
  return { interest: due, principal: isEnough ? loan.principalOutstanding : left };
};
