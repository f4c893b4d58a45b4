import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Give a rotation up */
export const cancelWalletRotation: Handler<'cancelWalletRotation'> = async () => notImplemented('cancelWalletRotation');
