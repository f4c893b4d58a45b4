import type { Config } from '../../platform/config/config.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { isOnboarded } from '../identity/credentials/index.ts';

type Known = Pick<RequestContext, 'caller' | 'tenantId' | 'now' | 'reads' | 'services'>;

/**
 * A live deployment that has switched its cards off: nobody can freeze a card there, so that none may be used. What an
 * issuer reverses is still heard (D-520).
 */
export const areCardsOff = ({
  environment,
  liveCardsEnabled,
}: Pick<Config, 'environment' | 'liveCardsEnabled'>): boolean => environment === 'live' && !liveCardsEnabled;

/** Live issues cards to verified businesses only, where the deployment issues them at all (B 1, D-070). */
export async function refusalOfUnverified(known: Known): Promise<Refusal<'IDENTITY_REQUIRED'> | undefined> {
  const { caller, reads, tenantId, now } = known;
  if (caller.environment !== 'live' || (await isOnboarded(reads, tenantId, now))) return undefined;
  return refuse('IDENTITY_REQUIRED', { details: { missing: ['BUSINESS_IDENTITY'] } });
}
