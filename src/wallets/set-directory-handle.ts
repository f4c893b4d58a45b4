import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Point a handle at a wallet */
export const setDirectoryHandle: Handler<'setDirectoryHandle'> = async () => notImplemented('setDirectoryHandle');
