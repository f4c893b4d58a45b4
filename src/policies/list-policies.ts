import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List policies */
export const listPolicies: Handler<'listPolicies'> = async () => notImplemented('listPolicies');
