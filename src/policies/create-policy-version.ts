import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Add a version */
export const createPolicyVersion: Handler<'createPolicyVersion'> = async () => notImplemented('createPolicyVersion');
