import type { Config } from '../../kernel/config/config.ts';
import type { Aggregate, Aggregates } from '../../kernel/lifecycle/aggregate.ts';
import { newSmartAccount } from '../wallets/index.ts';

/**
 * The first session of a member, or founding the tenant (D-017). In the sandbox a member who has a signer gets the smart
 * account with it, predicted and soon deployed; in live it is asked for (D-249).
 */
export async function activateMember(
  member: Aggregate<'member'>,
  event: { readonly userId: string; readonly at: Date },
  { open, config }: Pick<Aggregates, 'open'> & { readonly config: Pick<Config, 'environment' | 'chainId'> },
): Promise<void> {
  await member.send('ACTIVATE', event);
  const { tenantId, signerAddress } = member.context;
  if (config.environment !== 'sandbox' || signerAddress === null) return;
  await open('wallet', newSmartAccount({ tenantId, memberId: member.id, signerAddress, chainId: config.chainId }));
}
