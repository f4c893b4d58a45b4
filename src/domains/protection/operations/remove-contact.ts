import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Remove a saved payee */
export const removeContact: Handler<'removeContact'> = async () => notImplemented('removeContact');
