export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The value that a share of all lies at or below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** How far the values lie apart, in parts of their median: 0.1 means that the highest is a tenth above the lowest. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

/**
 * The median over rounds of what a candidate made of the reference in the same round. A slow minute of the machine slows
 * both, so it leaves the ratio alone.
 */
export function ratio(candidate: readonly number[], reference: readonly number[]): number {
  return median(candidate.map((value, round) => value / (reference[round] ?? Number.NaN)));
}

/** A number of rows as tables name it, such as 1e6. */
export const roughly = (count: number): string => count.toExponential(0).replace('+', '');
