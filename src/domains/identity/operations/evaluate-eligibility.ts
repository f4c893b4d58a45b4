import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Ask which credentials an action needs */
export const evaluateEligibility: Handler<'evaluateEligibility'> = async () => notImplemented('evaluateEligibility');
