import type { Address } from 'viem';
import type { BalanceAccount } from '../../../../generated/contract/schemas.ts';
import {
  type ChainBalances,
  ChainUnavailable,
  isChainDown,
  readAccountBalances,
} from '../../../payments/chain/index.ts';
import type { Handler, Request, RequestContext, UnitTools } from '../../../platform/http/handler.ts';
import { type EnsuredAccounts, ensureAccounts } from '../ensure-accounts.ts';
import { internalBalances } from '../internal-balance.store.ts';
import { presentBalances } from '../wallet.present.ts';
import { type Accounts, accountsOf, type WalletRecord } from '../wallet.store.ts';

/**
 * What the caller can pay with: the ledger, and the two accounts on chain (D-250). A GET that opens and retries accounts
 * where `ensure` says so, and changes nothing otherwise (A 4.5, D-249).
 */
export const getBalance: Handler<'getBalance'> = async (request) => {
  const { query, caller, tenantId, reads, services, now, fail } = request;
  const [isDown, standing] = await Promise.all([
    isChainDown(reads, tenantId),
    accountsOf(reads, tenantId, caller.memberId),
  ]);
  if (isDown) return fail.until(2, 'BALANCE_UNAVAILABLE');
  const status = query.ensure === true ? undefined : unready(standing);
  if (status !== undefined) return fail('ACCOUNT_NOT_READY', { status });
  const found = await accountsWithBalances(request, standing);
  if (found === undefined) return fail.until(2, 'BALANCE_UNAVAILABLE');
  const internal = await internalBalances(reads, tenantId);
  return {
    currency: 'USD',
    chainId: services.config.chainId,
    internalBalance: {
      availableBaseUnits: internal.available.toString(),
      reservedBaseUnits: internal.reserved.toString(),
      lockedBaseUnits: internal.locked.toString(),
    },
    smartAccount: presentAccount(found.smart, found),
    organizationAccount: presentAccount(found.organization, found),
    asOf: now.toISOString(),
  };
};

type Read = ReadonlyMap<string, ChainBalances>;

interface Found extends EnsuredAccounts {
  readonly read: Read;
}

/** The number of times that others may open an account while the chain is asked. */
const TRIES = 3;

/**
 * The accounts with what each holds; undefined where a balance could not be read. Whatever is opened is opened after the
 * chain has answered: BALANCE_UNAVAILABLE has changed nothing (D-251).
 */
async function accountsWithBalances(request: Request<'getBalance'>, standing: Accounts): Promise<Found | undefined> {
  const { query, caller, tenantId, reads, services } = request;
  let before = standing;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const read = await readAhead(request, before);
    if (read === undefined) return undefined;
    if (query.ensure !== true) return { ...before, opened: NONE, read };
    const { chainId } = services.config;
    const accounts = await ensureAccounts({ tenantId, memberId: caller.memberId, chainId, read }, request);
    if (accounts) return { ...accounts, read };
    before = await accountsOf(reads, tenantId, caller.memberId);
  }
  return undefined;
}

/** Returns undefined if some balance could not be read. */
async function readAhead(
  { services, outsideTransaction }: Pick<RequestContext, 'services'> & Pick<UnitTools, 'outsideTransaction'>,
  { smart, organization }: Accounts,
): Promise<Read | undefined> {
  const addresses = [smart, organization].flatMap((account) => (account ? [account.address as Address] : []));
  try {
    const balances = await outsideTransaction(() => readAccountBalances(services.chain, addresses));
    return new Map(balances.map((balance, index) => [addresses[index] ?? '', balance]));
  } catch (error) {
    if (error instanceof ChainUnavailable) return undefined;
    throw error;
  }
}

/**
 * Returns the reason for which nothing can be paid from the accounts (D-250); undefined if there is one and none has
 * FAILED.
 */
function unready({ smart, organization }: Accounts): 'NOT_PROVISIONED' | 'FAILED' | undefined {
  if (!smart && !organization) return 'NOT_PROVISIONED';
  return smart?.status === 'FAILED' || organization?.status === 'FAILED' ? 'FAILED' : undefined;
}

function presentAccount(account: WalletRecord | undefined, { read, opened }: Found): BalanceAccount | null {
  if (!account) return null;
  const { id: walletId, address, status } = account;
  const balances = read.get(address) ?? (opened.has(address) ? NOTHING_YET : undefined);
  if (balances === undefined) throw new Error(`what ${walletId} holds was not read`);
  return { walletId, address, status, balances: presentBalances(balances) };
}

const NOTHING_YET: ChainBalances = { usdc: 0n, eth: 0n };
const NONE: ReadonlySet<string> = new Set();
