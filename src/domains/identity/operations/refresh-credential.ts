import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Ask the provider again */
export const refreshCredential: Handler<'refreshCredential'> = async () => notImplemented('refreshCredential');
