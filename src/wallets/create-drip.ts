import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Drip test money into an account */
export const createDrip: Handler<'createDrip'> = async () => notImplemented('createDrip');
