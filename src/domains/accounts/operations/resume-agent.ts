import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Resume an agent */
export const resumeAgent: Handler<'resumeAgent'> = async () => notImplemented('resumeAgent');
