import type { Execution } from '../http/ports.ts';

/** Tells whether the caller's credential has expired when a transaction begins (D-504). */
export const hasExpired = ({ credentialExpiresAt }: Pick<Execution, 'credentialExpiresAt'>, realNow: Date): boolean =>
  credentialExpiresAt != null && credentialExpiresAt <= realNow;
