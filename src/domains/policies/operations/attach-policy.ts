import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Attach a policy to a subject */
export const attachPolicy: Handler<'attachPolicy'> = async () => notImplemented('attachPolicy');
