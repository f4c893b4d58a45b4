import type { Address } from 'viem';
import type { BalanceAccount } from '../../generated/contract/schemas.ts';
import { type ChainBalances, ChainUnavailable, readBalances } from '../chain/index.ts';
import type { Handler, Request } from '../http/handler.ts';
import { isChainDown } from '../sandbox/index.ts';
import { ensureAccounts } from './ensure-accounts.ts';
import { internalBalances } from './internal-balance.store.ts';
import { presentBalances } from './wallet.present.ts';
import { type Accounts, accountsOf, type WalletRecord } from './wallet.store.ts';

/**
 * What the caller can pay with: the ledger, and the two accounts on chain (D-250). A GET that opens and retries accounts
 * where `ensure` says so, and changes nothing otherwise (A 4.5, D-249).
 */
export const getBalance: Handler<'getBalance'> = async (request) => {
  const { query, caller, tenantId, reads, services, now, fail } = request;
  const { chainId } = services.config;
  if (await isChainDown(reads, tenantId)) return fail.until(2, 'BALANCE_UNAVAILABLE');
  const before = await accountsOf(reads, tenantId, caller.memberId);
  if (query.ensure !== true) {
    const status = unready(before);
    if (status !== undefined) return fail('ACCOUNT_NOT_READY', { status });
  }
  const read = await readAhead(request, before);
  if (read === undefined) return fail.until(2, 'BALANCE_UNAVAILABLE');
  // Whatever is opened comes after the chain has answered: BALANCE_UNAVAILABLE has changed nothing (D-251).
  const accounts =
    query.ensure === true
      ? await ensureAccounts({ tenantId, memberId: caller.memberId, chainId }, request)
      : { ...before, opened: NONE };
  const smartAccount = presentAccount(accounts.smart, read, accounts.opened);
  const organizationAccount = presentAccount(accounts.organization, read, accounts.opened);
  // Somebody else has opened it since the chain was asked.
  if (smartAccount === undefined || organizationAccount === undefined) return fail.until(2, 'BALANCE_UNAVAILABLE');
  const internal = await internalBalances(reads, tenantId);
  return {
    currency: 'USD',
    chainId,
    internalBalance: {
      availableBaseUnits: internal.available.toString(),
      reservedBaseUnits: internal.reserved.toString(),
      lockedBaseUnits: internal.locked.toString(),
    },
    smartAccount,
    organizationAccount,
    asOf: now.toISOString(),
  };
};

type Read = ReadonlyMap<string, ChainBalances>;

/** Undefined: some balance could not be read. */
async function readAhead(
  { services, ahead }: Pick<Request<'getBalance'>, 'services' | 'ahead'>,
  { smart, organization }: Accounts,
): Promise<Read | undefined> {
  const addresses = [smart, organization].flatMap((account) => (account ? [account.address as Address] : []));
  try {
    const balances = await ahead(() => readBalances(services.chain, addresses));
    return new Map(balances.map((balance, index) => [addresses[index] ?? '', balance]));
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

/** Why nothing can be paid from them (D-250); undefined where one is there and none has FAILED. */
function unready({ smart, organization }: Accounts): 'NOT_PROVISIONED' | 'FAILED' | undefined {
  if (!smart && !organization) return 'NOT_PROVISIONED';
  return smart?.status === 'FAILED' || organization?.status === 'FAILED' ? 'FAILED' : undefined;
}

/** Undefined: what it holds was not read. */
function presentAccount(
  account: WalletRecord | undefined,
  read: Read,
  opened: ReadonlySet<string>,
): BalanceAccount | null | undefined {
  if (!account) return null;
  const balances = read.get(account.address) ?? (opened.has(account.address) ? NOTHING_YET : undefined);
  if (balances === undefined) return undefined;
  const { id: walletId, address, status } = account;
  return { walletId, address, status, balances: presentBalances(balances) };
}

const NOTHING_YET: ChainBalances = { usdc: 0n, eth: 0n };
const NONE: ReadonlySet<string> = new Set();
