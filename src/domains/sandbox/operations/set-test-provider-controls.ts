import { isProviderName } from '../../../payments/providers/payout-provider.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { insert, update } from '../../../platform/lifecycle/writes.ts';
import { applyDestinationNews } from '../../destinations/index.ts';
import { NO_CONTROLS, type ProviderControls, presentControls } from '../../offramp/providers/index.ts';
import { controlsChanged } from '../controls-changed.ts';

/**
 * Overrides availability, liquidity and submission of a provider for the caller's payments (D-145), and lets it report a
 * destination of the caller revoked (D-120).
 */
export const setTestProviderControls: Handler<'setTestProviderControls'> = async (request) => {
  const { path, body, tenantId, reads, aggregate, write, fail } = request;
  if (!isProviderName(path.provider)) return fail('UNKNOWN_PROVIDER');
  if (body.revokeDestinationId) {
    const destination = await aggregate('payout-destination', body.revokeDestinationId);
    if (!destination) return fail('DESTINATION_NOT_FOUND');
    const news = { eventId: newId('evt'), status: 'CANCELED', occurredAt: destination.now } as const;
    const came = await applyDestinationNews(destination, { provider: path.provider, ...news }, request);
    if (came === 'unmatched') return fail('DESTINATION_NOT_FOUND');
  }
  const key = { tenantId, provider: path.provider };
  const [, standing] = await Promise.all([
    lockByName(reads, 'test_provider_controls', tenantId, path.provider),
    reads.one<ProviderControls>(sql('test_provider_controls').where({ tenant_id: tenantId, provider: path.provider })),
  ]);
  const before = standing ?? NO_CONTROLS;
  const scripted = body.liquidityMinor ?? null;
  const controls = {
    available: body.available ?? before.available,
    holdSubmission: body.holdSubmission ?? before.holdSubmission,
    ...(scripted === null
      ? { liquidityMinor: before.liquidityMinor, currency: before.currency }
      : { liquidityMinor: BigInt(scripted), currency: body.currency ?? ('USD' as const) }),
  };
  write(
    standing
      ? update('test_provider_controls', key, controls)
      : insert('test_provider_controls', { ...key, ...controls }),
    ...controlsChanged(tenantId, 'provider_controls'),
  );
  return presentControls(path.provider, controls);
};
