import { limits } from '../../../../generated/contract/limits.ts';

/** Until when an invoice can be funded that is sent now: its own end, or the usual time from now (D-291). */
export const expiryAt = (own: Date | null, now: Date): Date => own ?? new Date(now.getTime() + limits.invoiceTtl);

/** Tells whether an end lies ahead (D-289). */
export const liesAhead = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() > now.getTime();
