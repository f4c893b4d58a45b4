import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create a policy */
export const createPolicy: Handler<'createPolicy'> = async () => notImplemented('createPolicy');
