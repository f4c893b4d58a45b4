import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the versions of a policy */
export const listPolicyVersions: Handler<'listPolicyVersions'> = async () => notImplemented('listPolicyVersions');
