// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { createWebhookEndpoint } from '../../../src/domains/webhooks/operations/create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from '../../../src/domains/webhooks/operations/delete-webhook-endpoint.ts';
import { getEvent } from '../../../src/domains/webhooks/operations/get-event.ts';
import { getWebhookDelivery } from '../../../src/domains/webhooks/operations/get-webhook-delivery.ts';
import { getWebhookEndpoint } from '../../../src/domains/webhooks/operations/get-webhook-endpoint.ts';
import { listEvents } from '../../../src/domains/webhooks/operations/list-events.ts';
import { listWebhookDeliveries } from '../../../src/domains/webhooks/operations/list-webhook-deliveries.ts';
import { listWebhookEndpoints } from '../../../src/domains/webhooks/operations/list-webhook-endpoints.ts';
import { redeliverWebhookDelivery } from '../../../src/domains/webhooks/operations/redeliver-webhook-delivery.ts';
import { replayWebhookEndpoint } from '../../../src/domains/webhooks/operations/replay-webhook-endpoint.ts';
import { rotateWebhookEndpointSecret } from '../../../src/domains/webhooks/operations/rotate-webhook-endpoint-secret.ts';
import { testWebhookEndpoint } from '../../../src/domains/webhooks/operations/test-webhook-endpoint.ts';
import { updateWebhookEndpoint } from '../../../src/domains/webhooks/operations/update-webhook-endpoint.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'createWebhookEndpoint',
  '/v1/webhook-endpoints',
  operation({
    security: [{ apiKey: ['webhooks:manage'] }, { memberSession: ['webhooks:manage'] }],
    validators: requestValidators.createWebhookEndpoint,
    showsSecret: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/url', code: 'INVALID_URL' }],
    transaction: 'read-ahead',
    statuses: [201],
    codes: {
      INVALID_URL: 400,
      SCHEME_NOT_ALLOWED: 400,
      PORT_NOT_ALLOWED: 400,
      PRIVATE_HOST_BLOCKED: 400,
      ENDPOINT_LIMIT_REACHED: 409,
    },
    location: '/v1/webhook-endpoints/{id}',
    handler: createWebhookEndpoint,
  }),
);

router.delete(
  'deleteWebhookEndpoint',
  '/v1/webhook-endpoints/:id',
  operation({
    security: [{ apiKey: ['webhooks:manage'] }, { memberSession: ['webhooks:manage'] }],
    prefetch: { machine: 'webhook-endpoint', param: 'id' },
    statuses: [200],
    codes: { ENDPOINT_NOT_FOUND: 404 },
    handler: deleteWebhookEndpoint,
  }),
);

router.get(
  'getEvent',
  '/v1/events/:id',
  operation({
    security: [{ apiKey: ['webhooks:read'] }, { memberSession: ['webhooks:read'] }],
    query: [],
    statuses: [200],
    codes: { EVENT_NOT_FOUND: 404 },
    handler: getEvent,
  }),
);

router.get(
  'getWebhookDelivery',
  '/v1/webhook-deliveries/:id',
  operation({
    security: [{ apiKey: ['webhooks:read'] }, { memberSession: ['webhooks:read'] }],
    query: [],
    statuses: [200],
    codes: { DELIVERY_NOT_FOUND: 404 },
    handler: getWebhookDelivery,
  }),
);

router.get(
  'getWebhookEndpoint',
  '/v1/webhook-endpoints/:id',
  operation({
    security: [{ apiKey: ['webhooks:read'] }, { memberSession: ['webhooks:read'] }],
    query: [],
    statuses: [200],
    codes: { ENDPOINT_NOT_FOUND: 404 },
    handler: getWebhookEndpoint,
  }),
);

router.get(
  'listEvents',
  '/v1/events',
  operation({
    security: [{ apiKey: ['webhooks:read'] }, { memberSession: ['webhooks:read'] }],
    query: ['type', 'resourceId', 'order', 'skip', 'take', 'cursor'],
    validators: requestValidators.listEvents,
    statuses: [200],
    codes: { VALIDATION_FAILED: 400, TOO_MANY_STREAMS: 429 },
    streams: true,
    handler: listEvents,
  }),
);

router.get(
  'listWebhookDeliveries',
  '/v1/webhook-endpoints/:id/deliveries',
  operation({
    security: [{ apiKey: ['webhooks:read'] }, { memberSession: ['webhooks:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listWebhookDeliveries,
    statuses: [200],
    codes: { ENDPOINT_NOT_FOUND: 404 },
    handler: listWebhookDeliveries,
  }),
);

router.get(
  'listWebhookEndpoints',
  '/v1/webhook-endpoints',
  operation({
    security: [{ apiKey: ['webhooks:read'] }, { memberSession: ['webhooks:read'] }],
    query: ['status', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listWebhookEndpoints,
    statuses: [200],
    codes: {},
    handler: listWebhookEndpoints,
  }),
);

router.post(
  'redeliverWebhookDelivery',
  '/v1/webhook-deliveries/:id/redeliver',
  operation({
    security: [{ apiKey: ['webhooks:manage'] }, { memberSession: ['webhooks:manage'] }],
    validators: requestValidators.redeliverWebhookDelivery,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'webhook-delivery', param: 'id' },
    statuses: [200],
    codes: { DELIVERY_NOT_FOUND: 404, ENDPOINT_NOT_FOUND: 404, ENDPOINT_DISABLED: 409 },
    handler: redeliverWebhookDelivery,
  }),
);

router.post(
  'replayWebhookEndpoint',
  '/v1/webhook-endpoints/:id/replay',
  operation({
    security: [{ apiKey: ['webhooks:manage'] }, { memberSession: ['webhooks:manage'] }],
    validators: requestValidators.replayWebhookEndpoint,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { VALIDATION_FAILED: 400, ENDPOINT_NOT_FOUND: 404, ENDPOINT_DISABLED: 409 },
    handler: replayWebhookEndpoint,
  }),
);

router.post(
  'rotateWebhookEndpointSecret',
  '/v1/webhook-endpoints/:id/rotate-secret',
  operation({
    security: [{ apiKey: ['webhooks:manage'] }, { memberSession: ['webhooks:manage'] }],
    validators: requestValidators.rotateWebhookEndpointSecret,
    showsSecret: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'webhook-endpoint', param: 'id' },
    statuses: [200],
    codes: { ENDPOINT_NOT_FOUND: 404 },
    handler: rotateWebhookEndpointSecret,
  }),
);

router.post(
  'testWebhookEndpoint',
  '/v1/webhook-endpoints/:id/test',
  operation({
    security: [{ apiKey: ['webhooks:manage'] }, { memberSession: ['webhooks:manage'] }],
    validators: requestValidators.testWebhookEndpoint,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'webhook-endpoint', param: 'id' },
    statuses: [200],
    codes: { ENDPOINT_NOT_FOUND: 404, ENDPOINT_DISABLED: 409 },
    handler: testWebhookEndpoint,
  }),
);

router.patch(
  'updateWebhookEndpoint',
  '/v1/webhook-endpoints/:id',
  operation({
    security: [{ apiKey: ['webhooks:manage'] }, { memberSession: ['webhooks:manage'] }],
    validators: requestValidators.updateWebhookEndpoint,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/url', code: 'INVALID_URL' }],
    transaction: 'read-ahead',
    prefetch: { machine: 'webhook-endpoint', param: 'id' },
    statuses: [200],
    codes: {
      VALIDATION_FAILED: 400,
      INVALID_URL: 400,
      SCHEME_NOT_ALLOWED: 400,
      PORT_NOT_ALLOWED: 400,
      PRIVATE_HOST_BLOCKED: 400,
      ENDPOINT_NOT_FOUND: 404,
    },
    handler: updateWebhookEndpoint,
  }),
);
