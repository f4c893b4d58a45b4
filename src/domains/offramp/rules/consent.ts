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
): 'RECIPIENT_UNRESOLVED' | 'RECIPIENT_CONSENT_REQUIRED' | undefined {
  if (recipientTenantId === null) return 'RECIPIENT_UNRESOLVED';
  if (recipientTenantId !== tenantId) return 'RECIPIENT_CONSENT_REQUIRED';
  return holdReasons.includes('RECIPIENT_NOT_ONBOARDED') ? 'RECIPIENT_UNRESOLVED' : undefined;
}
