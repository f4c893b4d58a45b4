import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { insert } from '../../../platform/lifecycle/writes.ts';
import { newestVersion } from '../../../platform/versions/index.ts';
import { newestOf } from '../feeds/mark.store.ts';
import { newSigningSecret } from '../signing-secret.ts';
import { urlFault } from '../url-fault.ts';
import { presentIssued } from '../webhook-endpoint.present.ts';
import { countEndpoints, MAX_ENDPOINTS } from '../webhook-endpoint.store.ts';

/** Registers an endpoint whose host is public now; its secret is in this answer only (D-379, D-381, D-396). */
export const createWebhookEndpoint: Handler<'createWebhookEndpoint'> = async (request) => {
  const { body, tenantId, aggregate, reads, services, open, write, fail, outsideTransaction } = request;
  const fault = await outsideTransaction(() => urlFault(services, body.url));
  if (fault !== undefined) return fail(fault);
  // The limit is counted under the tenant's row: of two requests for the last place, one waits, and then counts anew.
  const [, counted, newest] = await Promise.all([
    aggregate('tenant', tenantId),
    reads.one<{ count: bigint }>(countEndpoints(tenantId)),
    reads.one<{ sequence: bigint | null }>(newestOf(tenantId)),
  ]);
  if (counted && counted.count >= MAX_ENDPOINTS) return fail('ENDPOINT_LIMIT_REACHED');

  const secret = newSigningSecret();
  const endpoint = await open('webhook-endpoint', {
    id: newId('whe'),
    context: {
      tenantId,
      url: body.url,
      eventTypes: body.eventTypes ?? ['*'],
      description: body.description ?? null,
      disabledReason: null,
      failureCount: 0,
      secretCiphertext: services.vault.encrypt(secret),
      previousSecretCiphertext: null,
      graceEndsAt: null,
      apiVersion: newestVersion ?? null,
    },
  });
  // A tenant's first endpoint begins here; those that follow find the mark where the queue stands.
  write(insert('webhook_marks', { tenantId, sequence: newest?.sequence ?? 0n }, 'ignore'));
  return presentIssued(recordOf(endpoint), services.config.environment, secret);
};
