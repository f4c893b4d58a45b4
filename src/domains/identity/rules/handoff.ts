import { limits } from '../../../../generated/contract/limits.ts';

/** The time for which a link can be opened (D-317). */
export const HANDOFF_TTL_MS = limits.handoffTtl;

/** Tells whether a link is still usable: unused, in time, and its verification is running (D-317). */
export const leadsOn = (
  link: { readonly status: string; readonly expiresAt: Date },
  sessionStatus: string,
  now: Date,
): boolean => link.status === 'OPEN' && now < link.expiresAt && sessionStatus === 'CREATED';
