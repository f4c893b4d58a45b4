import type { Config } from '../../../platform/config/config.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { issueMembership, type MembershipTools } from '../../identity/credentials/index.ts';
import { newSmartAccount } from '../../wallets/index.ts';

interface Activation {
  /** The identity provider's subject. */
  readonly userId: string;
  /** True if the session's provider vouches for the member's address; only a founder comes without (D-498). */
  readonly isEmailVerified: boolean;
  readonly at: Date;
}

interface Tools extends MembershipTools {
  readonly config: Config;
}

/**
 * An invitation is accepted, or the tenant is founded (D-502): the membership gets its credential with it (D-325). In the
 * sandbox a member who has a signer gets the smart account with it, predicted and soon deployed; in live it is asked for
 * (D-249).
 */
export async function activateMember(
  member: Aggregate<'member'>,
  { userId, isEmailVerified, at }: Activation,
  { config, ...tools }: Tools,
): Promise<void> {
  await member.send('ACTIVATE', { userId, emailVerifiedAt: isEmailVerified ? at : null, at });
  const { tenantId, role, signerAddress } = member.context;
  await issueMembership(tools, config, { tenantId, memberId: member.id, role }, at);
  if (config.environment !== 'sandbox' || signerAddress === null) return;
  await tools.open(
    'wallet',
    newSmartAccount({ tenantId, memberId: member.id, signerAddress, chainId: config.chainId }),
  );
}
