import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Set how policies are enforced */
export const setTestPolicyEnforcement: Handler<'setTestPolicyEnforcement'> = async () =>
  notImplemented('setTestPolicyEnforcement');
