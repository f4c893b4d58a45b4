import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Detach a policy from its subject */
export const detachPolicy: Handler<'detachPolicy'> = async () => notImplemented('detachPolicy');
