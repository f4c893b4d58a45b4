import { refuse } from '../../kernel/http/refusal.ts';

/** The refusal of a payment out of the escrow of an invoice that has not ended. */
export const escrowed = () =>
  refuse('WALLET_NOT_FOUND', {
    message: 'This wallet holds the escrow of an invoice. Release or refund the invoice.',
  });
