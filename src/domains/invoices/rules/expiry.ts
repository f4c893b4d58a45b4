const THIRTY_DAYS_MS = 30 * 86_400_000;

/** Until when an invoice can be funded that is sent now: its own end, or 30 days from now (D-291). */
export const expiryAt = (own: Date | null, now: Date): Date => own ?? new Date(now.getTime() + THIRTY_DAYS_MS);

/** Whether an end lies ahead (D-289). */
export const liesAhead = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() > now.getTime();
