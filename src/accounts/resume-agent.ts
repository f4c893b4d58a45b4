import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Resume an agent */
export const resumeAgent: Handler<'resumeAgent'> = async () => notImplemented('resumeAgent');
