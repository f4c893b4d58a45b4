import { memberOf, signersOf } from '../../payments/tenancy/members.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import type { Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { type NewWallet, newOrganizationAccount, newSmartAccount } from './rules/new-wallet.ts';
import { type Accounts, accountsOf, type WalletRecord } from './wallet.store.ts';

interface Holder {
  readonly tenantId: string;
  /** The acting member. */
  readonly memberId: string | null;
  readonly chainId: number;
  /** The addresses whose balances were read ahead. */
  readonly read: ReadonlyMap<string, unknown>;
}

export interface EnsuredAccounts extends Accounts {
  /** The addresses of those that were opened just now: nobody has known them before, so nothing is there. */
  readonly opened: ReadonlySet<string>;
}

/**
 * The accounts of a member and its tenant, those that are missing opened and those that FAILED tried again (D-249). A
 * member without a signer gets none, and without an OWNER's or ADMIN's signer there is none of the organization (D-248).
 * Undefined, and nothing done: somebody else has opened one whose balance was not read.
 */
export async function ensureAccounts(
  { tenantId, memberId, chainId, read }: Holder,
  tools: { readonly reads: RowReads } & Pick<Aggregates, 'aggregate' | 'open'>,
): Promise<EnsuredAccounts | undefined> {
  const { reads } = tools;
  // Of two that ensure at once the second finds what the first has opened.
  await lockByName(reads, 'accounts', tenantId);
  const standing = await accountsOf(reads, tenantId, memberId);
  if ([standing.smart, standing.organization].some((account) => account && !read.has(account.address)))
    return undefined;
  const [member, signers] = await Promise.all([
    memberId === null ? undefined : memberOf(reads, tenantId, memberId),
    signersOf(reads, tenantId),
  ]);
  const signerAddress = member?.signerAddress ?? null;
  const opened = new Set<string>();
  const missing = {
    smart:
      memberId === null || signerAddress === null
        ? undefined
        : () => newSmartAccount({ tenantId, memberId, signerAddress, chainId }),
    organization: signers.length === 0 ? undefined : () => newOrganizationAccount({ tenantId, chainId, signers }),
  };
  return {
    smart: await ensure(standing.smart, missing.smart, opened, tools),
    organization: await ensure(standing.organization, missing.organization, opened, tools),
    opened,
  };
}

async function ensure(
  standing: WalletRecord | undefined,
  missing: (() => NewWallet) | undefined,
  opened: Set<string>,
  { aggregate, open }: Pick<Aggregates, 'aggregate' | 'open'>,
): Promise<WalletRecord | undefined> {
  if (standing === undefined) {
    if (missing === undefined) return undefined;
    const account = recordOf(await open('wallet', missing()));
    opened.add(account.address);
    return account;
  }
  if (standing.status !== 'FAILED') return standing;
  const account = await aggregate('wallet', standing.id);
  const retry = { holdsMoney: false };
  if (account?.can('RETRY', retry)) await account.send('RETRY', retry);
  return account && recordOf(account);
}
