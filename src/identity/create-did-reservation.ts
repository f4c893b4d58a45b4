import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Reserve a payment DID for a contact */
export const createDidReservation: Handler<'createDidReservation'> = async () => notImplemented('createDidReservation');
