import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the versions of a policy */
export const listPolicyVersions: Handler<'listPolicyVersions'> = async () => notImplemented('listPolicyVersions');
