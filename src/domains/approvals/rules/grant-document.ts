import type { AuthorityContext } from '../../../../machines/approvals/authority.machine.ts';
import { formatUsd } from '../../../payments/ledger/money.ts';

/** A grant's version as a reader and a signer see it: the fields of A 2.7 without status and credentialId (D-222). */
export interface GrantFields {
  readonly id: string;
  readonly memberId: string;
  readonly allowedActions: readonly string[];
  readonly perTxLimitUsd: string | null;
  readonly dailyLimitUsd: string | null;
  readonly monthlyLimitUsd: string | null;
  readonly allowedCurrencies: readonly string[];
  readonly allowedAssets: readonly string[];
  readonly allowedChains: readonly string[];
  readonly allowedDestinationIds: readonly string[];
  readonly approvalWeight: number;
  readonly requiresCountersignature: boolean;
  readonly countersignAboveUsd: string | null;
  readonly version: number;
}

const usd = (amount: bigint | null): string | null => (amount === null ? null : formatUsd(amount));

export const grantFields = (id: string, grant: Readonly<AuthorityContext>): GrantFields => ({
  id,
  memberId: grant.memberId,
  allowedActions: [...grant.allowedActions],
  perTxLimitUsd: usd(grant.perTxLimitBaseUnits),
  dailyLimitUsd: usd(grant.dailyLimitBaseUnits),
  monthlyLimitUsd: usd(grant.monthlyLimitBaseUnits),
  allowedCurrencies: [...grant.allowedCurrencies],
  allowedAssets: [...grant.allowedAssets],
  allowedChains: [...grant.allowedChains],
  allowedDestinationIds: [...grant.allowedDestinationIds],
  approvalWeight: grant.approvalWeight,
  requiresCountersignature: grant.requiresCountersignature,
  countersignAboveUsd: usd(grant.countersignAboveBaseUnits),
  version: grant.version,
});
