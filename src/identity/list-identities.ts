import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List identities */
export const listIdentities: Handler<'listIdentities'> = async () => notImplemented('listIdentities');
