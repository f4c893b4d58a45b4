import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Evaluate a policy without paying */
export const evaluatePolicy: Handler<'evaluatePolicy'> = async () => notImplemented('evaluatePolicy');
