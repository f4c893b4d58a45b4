import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Detach a policy from its subject */
export const detachPolicy: Handler<'detachPolicy'> = async () => notImplemented('detachPolicy');
