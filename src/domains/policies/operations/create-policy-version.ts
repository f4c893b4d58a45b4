import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Add a version */
export const createPolicyVersion: Handler<'createPolicyVersion'> = async () => notImplemented('createPolicyVersion');
