import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Create a policy */
export const createPolicy: Handler<'createPolicy'> = async () => notImplemented('createPolicy');
