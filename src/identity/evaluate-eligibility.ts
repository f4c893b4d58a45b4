import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Ask which credentials an action needs */
export const evaluateEligibility: Handler<'evaluateEligibility'> = async () => notImplemented('evaluateEligibility');
