import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Ask the provider again */
export const refreshCredential: Handler<'refreshCredential'> = async () => notImplemented('refreshCredential');
