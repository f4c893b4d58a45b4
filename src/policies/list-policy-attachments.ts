import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List what a policy is attached to */
export const listPolicyAttachments: Handler<'listPolicyAttachments'> = async () =>
  notImplemented('listPolicyAttachments');
