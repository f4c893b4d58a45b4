import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Remove a saved payee */
export const removeContact: Handler<'removeContact'> = async () => notImplemented('removeContact');
