import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { newSigningSecret } from '../signing-secret.ts';
import { presentIssued } from '../webhook-endpoint.present.ts';

const DAY_SECONDS = 86_400;

/** Replaces the signing secret; the one before signs beside it until the grace ends, in real time (D-396). */
export const rotateWebhookEndpointSecret: Handler<'rotateWebhookEndpointSecret'> = async (request) => {
  const { path, body, aggregate, services, fail } = request;
  const endpoint = await aggregate('webhook-endpoint', path.id);
  if (!endpoint || endpoint.status === 'DELETED') return fail('ENDPOINT_NOT_FOUND');
  const graceSeconds = body?.graceSeconds ?? DAY_SECONDS;
  const graceEndsAt = graceSeconds === 0 ? null : new Date(services.realTime().getTime() + graceSeconds * 1000);
  const secret = newSigningSecret();
  await endpoint.send('ROTATE_SECRET', { secretCiphertext: services.vault.encrypt(secret), graceEndsAt });
  return presentIssued(recordOf(endpoint), services.config.environment, secret);
};
