import { toMinor, toUsd } from '../../../payments/ledger/money.ts';
import { FEE_SCALE, type FeesUsd } from './fee-rules.ts';

/**
 * Where every base unit of the source goes. Two exact statements hold:
 * - minor units: destinationAmountMinor + providerFeeMinor + networkFeeMinor = floor(source × rate);
 * - base units: proceeds + providerFee + networkFee + rounding = source, none of them negative. `rounding` is what the
 *   floor left plus what has no exact value in USD: less than one minor unit and one base unit together (D-049).
 */
export interface Proceeds {
  readonly destinationAmountMinor: bigint;
  readonly providerFeeMinor: bigint;
  readonly networkFeeMinor: bigint;
  readonly proceedsBaseUnits: bigint;
  readonly providerFeeBaseUnits: bigint;
  readonly networkFeeBaseUnits: bigint;
  /** Goes to ledger account `rounding`. */
  readonly roundingBaseUnits: bigint;
}

/** The recipient bears the fees (D-136). Undefined when nothing would be left for the recipient: AMOUNT_TOO_SMALL. */
export const proceedsOf = (
  source: bigint,
  fees: FeesUsd,
  { rate, exponent }: { readonly rate: bigint; readonly exponent: number },
): Proceeds | undefined => {
  const providerFeeMinor = toMinor(fees.provider, { rate, exponent, round: 'up', scale: FEE_SCALE });
  const networkFeeMinor = toMinor(fees.network, { rate, exponent, round: 'up', scale: FEE_SCALE });
  const gross = toMinor(source, { rate, exponent, round: 'down' });
  const destinationAmountMinor = gross - providerFeeMinor - networkFeeMinor;
  if (destinationAmountMinor <= 0n) return undefined;

  // The ledger posts what was charged, in base units. Only the total fee is rounded up: two fees rounded up separately
  // could together exceed what the proceeds leave of the source.
  const up = { rate, exponent, round: 'up' } as const;
  const totalFee = toUsd(providerFeeMinor + networkFeeMinor, up);
  const networkFeeBaseUnits = toUsd(networkFeeMinor, up);
  const proceedsBaseUnits = toUsd(destinationAmountMinor, { rate, exponent, round: 'down' });
  return {
    destinationAmountMinor,
    providerFeeMinor,
    networkFeeMinor,
    proceedsBaseUnits,
    providerFeeBaseUnits: totalFee - networkFeeBaseUnits,
    networkFeeBaseUnits,
    roundingBaseUnits: source - proceedsBaseUnits - totalFee,
  };
};
