import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Send a code to the contact of the claim */
export const sendClaimOtp: Handler<'sendClaimOtp'> = async () => notImplemented('sendClaimOtp');
