import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Suspend an agent */
export const suspendAgent: Handler<'suspendAgent'> = async () => notImplemented('suspendAgent');
