const OFFER_TTL_MS = 72 * 60 * 60 * 1000;

/** Until when an offer can be accepted and issued (D-373). */
export const offerDeadline = (now: Date): Date => new Date(now.getTime() + OFFER_TTL_MS);

/** Whether an offer is past its deadline, from that very moment: its timer may not have run yet. */
export const isOfferOver = (
  { status, deadline }: { readonly status: string; readonly deadline: Date },
  now: Date,
): boolean => status === 'EXPIRED' || (status !== 'ISSUED' && now >= deadline);
