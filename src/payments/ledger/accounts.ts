/** The accounts of a financing pool: its cash, and what has become of the money that it lent (D-370). */
export type PoolAccount = 'pool_cash' | 'pool_principal' | 'pool_interest' | 'pool_loss';

/** A ledger account by what it is; its id is derived, so that nobody looks it up (D-086). */
export type LedgerAccount =
  | { readonly kind: 'available' | 'reserved'; readonly tenantId: string; readonly asset: string }
  | { readonly kind: 'escrow'; readonly paymentId: string; readonly tenantId: string; readonly asset: string }
  | { readonly kind: 'provider_clearing'; readonly provider: string; readonly asset: string }
  | { readonly kind: PoolAccount; readonly poolId: string; readonly tenantId: string; readonly asset: string }
  /** The other side of what a pool's books say besides its cash: what borrowers owe it and have owed it. */
  | { readonly kind: 'pool_book'; readonly poolId: string; readonly asset: string }
  | {
      readonly kind:
        | 'provider_fees'
        | 'rounding'
        | 'faucet_issuance'
        | 'operator_issuance'
        | 'returns_suspense'
        | 'onchain_escrow'
        | 'lending_paid_out';
      readonly asset: string;
    };

/** An account as a row. Ids say what the account is, so that no look-up is needed to post (D-086). */
export interface AccountRow {
  readonly id: string;
  readonly kind: string;
  readonly asset: string;
  readonly tenantId: string | null;
  readonly paymentId: string | null;
  readonly provider: string | null;
}

export function accountRow(account: LedgerAccount): AccountRow {
  const none = { tenantId: null, paymentId: null, provider: null };
  switch (account.kind) {
    case 'available':
    case 'reserved': {
      const { kind, asset, tenantId } = account;
      return { ...none, id: `${kind}:${tenantId}:${asset}`, kind, asset, tenantId };
    }
    case 'escrow': {
      const { kind, asset, tenantId, paymentId } = account;
      return { ...none, id: `escrow:${paymentId}:${asset}`, kind, asset, tenantId, paymentId };
    }
    case 'provider_clearing': {
      const { kind, asset, provider } = account;
      return { ...none, id: `provider_clearing:${provider}:${asset}`, kind, asset, provider };
    }
    case 'pool_cash':
    case 'pool_principal':
    case 'pool_interest':
    case 'pool_loss': {
      const { kind, asset, tenantId, poolId } = account;
      return { ...none, id: `${kind}:${poolId}:${asset}`, kind, asset, tenantId };
    }
    case 'pool_book': {
      const { kind, asset, poolId } = account;
      return { ...none, id: `${kind}:${poolId}:${asset}`, kind, asset };
    }
    default:
      return { ...none, id: `${account.kind}:${account.asset}`, kind: account.kind, asset: account.asset };
  }
}

/** Accounts that may run dry keep a balance row; the others are unlimited and no hot row (D-086). */
export const isLimited = (account: AccountRow): boolean => account.tenantId !== null;
