/** A claim is over from the very moment that it names: its timer may not have run yet (A 3.3). */
export const isClaimOver = ({ expiresAt }: { readonly expiresAt: Date }, now: Date): boolean => now >= expiresAt;
