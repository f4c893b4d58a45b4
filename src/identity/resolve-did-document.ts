import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Resolve a DID as W3C has it */
export const resolveDidDocument: Handler<'resolveDidDocument'> = async () => notImplemented('resolveDidDocument');
