import type { Handler } from '../../../platform/http/handler.ts';
import { explaining } from '../../../platform/operations/explain-resource.ts';
import { explain, findResource } from '../explain.ts';

/** With money, routes, approvals, decisions and deliveries. */
export const explainResource: Handler<'explainResource'> = explaining({ find: findResource, explain });
