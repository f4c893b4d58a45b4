/** A payment is one call of the relayer, however often it is asked for: it is never sent twice. */
export const executionKey = (paymentId: string): string => `multisig-payment:${paymentId}`;
