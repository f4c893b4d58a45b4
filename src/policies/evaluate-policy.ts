import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Evaluate a policy without paying */
export const evaluatePolicy: Handler<'evaluatePolicy'> = async () => notImplemented('evaluatePolicy');
