import type { Account } from './account.ts';

const STORED = 'paychart.console.accounts';

/** Session storage: it ends with the tab, and no other tab reads it. */
export function loadAccounts(): readonly Account[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? (stored as Account[]) : [];
  } catch {
    return [];
  }
}

export const storeAccounts = (accounts: readonly Account[]): void =>
  sessionStorage.setItem(STORED, JSON.stringify(accounts));
