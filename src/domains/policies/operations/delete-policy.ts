import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Delete a policy */
export const deletePolicy: Handler<'deletePolicy'> = async () => notImplemented('deletePolicy');
