import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Attach a policy to a subject */
export const attachPolicy: Handler<'attachPolicy'> = async () => notImplemented('attachPolicy');
