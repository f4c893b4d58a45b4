import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List what a policy is attached to */
export const listPolicyAttachments: Handler<'listPolicyAttachments'> = async () =>
  notImplemented('listPolicyAttachments');
