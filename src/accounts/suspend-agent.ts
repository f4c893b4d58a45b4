import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Suspend an agent */
export const suspendAgent: Handler<'suspendAgent'> = async () => notImplemented('suspendAgent');
