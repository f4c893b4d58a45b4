import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Back the policy by the organization multisig */
export const attestPaymentPolicy: Handler<'attestPaymentPolicy'> = async () => notImplemented('attestPaymentPolicy');
