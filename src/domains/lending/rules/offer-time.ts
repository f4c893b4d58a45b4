import { limits } from '../../../../generated/contract/limits.ts';

/** Until when an offer can be accepted and issued (D-373). */
export const offerDeadline = (now: Date): Date => new Date(now.getTime() + limits.lendingOfferTtl);

/** Tells whether an offer is past its deadline, from that very moment: its timer may not have run yet. */
export const isOfferOver = (
  { status, deadline }: { readonly status: string; readonly deadline: Date },
  now: Date,
): boolean => status === 'EXPIRED' || (status !== 'ISSUED' && now >= deadline);
