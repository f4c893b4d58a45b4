import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a DID document */
export const getDidDocument: Handler<'getDidDocument'> = async () => notImplemented('getDidDocument');
