import Router from '@koa/router';
import type { Handler } from '../../../src/platform/http/handler.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';

// What has to be refused by `npm run typecheck`: an error that is gone is one itself.

declare const suspend: Handler<'suspendAgent'>;
declare const resume: Handler<'resumeAgent'>;
// @ts-expect-error No handler can be written for what is no operation of the contract.
declare const surplus: Handler<'getWealth'>;

const meta = { security: [], statuses: [200], codes: { AGENT_NOT_FOUND: 404, INVALID_TRANSITION: 400 } } as const;
const { codes } = meta;
const resumeCodes = {
  ...codes,
  TWOFA_AGENT_NOT_PERMITTED: 403,
  TWOFA_NOT_ENROLLED: 403,
  TWOFA_REQUIRED: 403,
  TWOFA_BINDING_MISMATCH: 403,
  TWOFA_CHALLENGE_NOT_REDEEMABLE: 403,
};

export const routes = (router: OperationRouter = new Router()): void => {
  router.post('suspendAgent', '/', operation({ ...meta, handler: suspend }));
  router.post('resumeAgent', '/', operation({ ...meta, codes: resumeCodes, handler: resume }));
  // @ts-expect-error Another operation's handler, though both take and answer the same.
  router.post('resumeAgent', '/', operation({ ...meta, codes: resumeCodes, handler: suspend }));
  // @ts-expect-error No handler.
  router.post('suspendAgent', '/', operation({ ...meta }));
  // @ts-expect-error A route for what is no operation.
  router.post('getWealth', '/', operation({ ...meta, handler: surplus }));
  router.post(
    'suspendAgent',
    '/',
    operation({
      ...meta,
      // @ts-expect-error A code that the operation does not declare.
      codes: { ...codes, CARD_NOT_FOUND: 404 },
      handler: suspend,
    }),
  );
  const fewer = { AGENT_NOT_FOUND: 404 };
  // @ts-expect-error A code of its own left out.
  router.post('suspendAgent', '/', operation({ ...meta, codes: fewer, handler: suspend }));
};
