import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Back the policy by the organization multisig */
export const attestPaymentPolicy: Handler<'attestPaymentPolicy'> = async () => notImplemented('attestPaymentPolicy');
