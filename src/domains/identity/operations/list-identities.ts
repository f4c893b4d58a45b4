import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List identities */
export const listIdentities: Handler<'listIdentities'> = async () => notImplemented('listIdentities');
