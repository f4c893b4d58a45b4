import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Set how policies are enforced */
export const setTestPolicyEnforcement: Handler<'setTestPolicyEnforcement'> = async () =>
  notImplemented('setTestPolicyEnforcement');
