import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Prove control of the contact */
export const verifyClaimOtp: Handler<'verifyClaimOtp'> = async () => notImplemented('verifyClaimOtp');
