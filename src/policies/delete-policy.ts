import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Delete a policy */
export const deletePolicy: Handler<'deletePolicy'> = async () => notImplemented('deletePolicy');
