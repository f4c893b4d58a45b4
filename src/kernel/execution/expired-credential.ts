import type { Execution } from '../http/ports.ts';

/** Whether the credential of the caller has expired by the time at which a transaction begins (D-504). */
export const hasExpired = ({ credentialExpiresAt }: Pick<Execution, 'credentialExpiresAt'>, realNow: Date): boolean =>
  credentialExpiresAt != null && credentialExpiresAt <= realNow;
