import { limits } from '../../../../generated/contract/limits.ts';

/** How long a link can be opened (D-317). */
export const HANDOFF_TTL_MS = limits.handoffTtl;

/** Whether a link still leads somewhere: it is unused, in time, and its verification goes on (D-317). */
export const leadsOn = (
  link: { readonly status: string; readonly expiresAt: Date },
  sessionStatus: string,
  now: Date,
): boolean => link.status === 'OPEN' && now < link.expiresAt && sessionStatus === 'CREATED';
