import type { VerificationClient } from '../../../../machines/identity/verification-session.machine.ts';
import type {
  StartAnswer,
  StartedVerification,
  VerificationOrder,
} from '../../../payments/providers/verification-provider.ts';
import type { Vault } from '../../../platform/crypto/index.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { VerificationSessionRecord } from './verification-session.store.ts';

/** The order that the provider is asked to begin. */
export const verificationOrder = (
  session: Pick<VerificationSessionRecord, 'id' | 'kind' | 'legalName' | 'country'>,
): VerificationOrder => ({
  sessionId: session.id,
  kind: session.kind,
  legalName: session.legalName,
  country: session.country,
});

/** The provider's side of a session as it is stored: the holder of the token acts as the subject. */
export const storedClient = (client: StartedVerification, vault: Pick<Vault, 'encrypt'>): VerificationClient =>
  client.provider === 'mock' ? client : { ...client, token: vault.encrypt(client.token) };

/** Records the provider's answer to the order; a second call finds it begun, or ended. */
export async function recordStart(
  session: Aggregate<'verification-session'>,
  answer: StartAnswer,
  vault: Pick<Vault, 'encrypt'>,
): Promise<void> {
  if (session.status !== 'CREATED' || session.context.client !== null) return;
  if (answer.kind === 'started') await session.send('START', { client: storedClient(answer.client, vault) });
  else if (answer.kind === 'refused') await session.send('END', { outcome: 'ERROR', at: session.now });
}
