import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Give a rotation up */
export const cancelWalletRotation: Handler<'cancelWalletRotation'> = async () => notImplemented('cancelWalletRotation');
