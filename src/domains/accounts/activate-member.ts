import type { Config } from '../../kernel/config/config.ts';
import type { Aggregate, Aggregates } from '../../kernel/lifecycle/aggregate.ts';
import type { Write } from '../../kernel/lifecycle/writes.ts';
import { newSmartAccount } from '../wallets/index.ts';
import { claimsByEmail } from './claims-by-email.ts';

interface Activation {
  /** The identity provider's subject. */
  readonly userId: string;
  /** Whether the session's provider vouches for the member's address; only a founder comes without (D-498). */
  readonly isEmailVerified: boolean;
  readonly at: Date;
}

interface Tools extends Pick<Aggregates, 'open'> {
  readonly config: Pick<Config, 'environment' | 'chainId'>;
  write(...writes: readonly Write[]): void;
}

/**
 * The first session of a member, or founding the tenant (D-017). In the sandbox a member who has a signer gets the smart
 * account with it, predicted and soon deployed; in live it is asked for (D-249).
 */
export async function activateMember(
  member: Aggregate<'member'>,
  { userId, isEmailVerified, at }: Activation,
  { open, write, config }: Tools,
): Promise<void> {
  await member.send('ACTIVATE', { userId, emailVerifiedAt: isEmailVerified ? at : null, at });
  write(...claimsByEmail(member));
  const { tenantId, signerAddress } = member.context;
  if (config.environment !== 'sandbox' || signerAddress === null) return;
  await open('wallet', newSmartAccount({ tenantId, memberId: member.id, signerAddress, chainId: config.chainId }));
}
