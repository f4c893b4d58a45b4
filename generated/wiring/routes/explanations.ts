// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { explainResource } from '../../../src/domains/explanations/operations/explain-resource.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.get(
  'explainResource',
  '/v1/explanations/:id',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: [],
    statuses: [200],
    codes: {
      INSUFFICIENT_SCOPE: 403,
      MEMBER_SESSION_REQUIRED: 403,
      TWOFA_AGENT_NOT_PERMITTED: 403,
      RESOURCE_NOT_FOUND: 404,
      ROLE_NOT_PERMITTED: 403,
    },
    handler: explainResource,
  }),
);
