import { type Refusal, refuse } from '../../../platform/refusal.ts';

/** A payment as far as it decides who may consent for its recipient. */
export interface Consenting {
  readonly recipientTenantId: string | null;
  readonly holdReasons: readonly string[];
}

/**
 * Who may select a route and confirm: the recipient alone (A 4.1, D-100). Who pays itself is both. Undefined: may.
 */
export function mayConsent(
  { recipientTenantId, holdReasons }: Consenting,
  tenantId: string,
): Refusal<'RECIPIENT_UNRESOLVED' | 'RECIPIENT_CONSENT_REQUIRED'> | undefined {
  if (recipientTenantId === null) return refuse('RECIPIENT_UNRESOLVED');
  if (recipientTenantId !== tenantId) return refuse('RECIPIENT_CONSENT_REQUIRED');
  return holdReasons.includes('RECIPIENT_NOT_ONBOARDED') ? refuse('RECIPIENT_UNRESOLVED') : undefined;
}
