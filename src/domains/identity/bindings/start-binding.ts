import type { WalletBinding } from '../../../../generated/contract/schemas.ts';
import type { WalletType } from '../../../../machines/identity/wallet-binding.machine.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Services } from '../../../platform/services.ts';
import { bindingChallenge, CHALLENGE_TTL_MS, newChallengeNonce } from '../rules/binding-challenge.ts';
import { presentStartedBinding, walletBindingRecord } from './wallet-binding.present.ts';
import type { BoundIdentity } from './wallet-binding.store.ts';

interface Unit extends Pick<Aggregates, 'open'> {
  readonly services: Pick<Services, 'config'>;
  readonly tenantId: string;
  /** The tenant's clock. */
  readonly now: Date;
}

export interface BindingOrder {
  readonly identity: BoundIdentity;
  /** Checksummed. */
  readonly walletAddress: string;
  readonly walletType: WalletType;
  /** The binding that it is to replace; null for a wallet that comes besides the others. */
  readonly predecessorId: string | null;
}

/** Opens a binding and answers it with its challenge, which nobody is told again (D-322, D-324). */
export async function startBinding(unit: Unit, order: BindingOrder): Promise<WalletBinding> {
  const { services, tenantId, now, open } = unit;
  const { identity, walletAddress, walletType, predecessorId } = order;
  const { serviceName, chainId } = services.config;
  const binding = await open('wallet-binding', {
    id: newId('bnd'),
    context: {
      tenantId,
      identityId: identity.id,
      chainFamily: 'EVM',
      chainId,
      walletAddress,
      walletType,
      controllerType: identity.subjectType === 'TENANT' ? 'ORGANIZATION' : 'SELF',
      verificationMethod: 'SIGNATURE_CHALLENGE',
      predecessorId,
      challenge: bindingChallenge({ serviceName, did: identity.did, walletAddress, nonce: newChallengeNonce() }),
      challengeExpiresAt: new Date(now.getTime() + CHALLENGE_TTL_MS),
      verifiedAt: null,
      validFrom: null,
      validUntil: null,
    },
  });
  return presentStartedBinding(walletBindingRecord(binding));
}
