/** The job of one payment: takes it up when its turn comes, and sees what became of its transaction. */
export const EXECUTION_TOPIC = 'payments.execution';

/** The job of one wallet: something has used a nonce of its Safe. */
export const NONCES_TOPIC = 'payments.nonces';

/** The job of one log: a Safe has executed something. */
export const EXECUTED_TOPIC = 'payments.executed';

/** A payment is one call of the relayer, however often it is asked for: it is never sent twice. */
export const executionKey = (paymentId: string): string => `multisig-payment:${paymentId}`;
