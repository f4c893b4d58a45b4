import { isProviderName } from '../../../payments/providers/payout-provider.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { remove } from '../../../platform/lifecycle/writes.ts';
import { NO_CONTROLS, presentControls } from '../../offramp/providers/index.ts';
import { controlsChanged } from '../controls-changed.ts';

/** Takes the overrides of a provider back; doing it again changes nothing (D-145). */
export const clearTestProviderControls: Handler<'clearTestProviderControls'> = async ({
  path,
  tenantId,
  write,
  fail,
}) => {
  if (!isProviderName(path.provider)) return fail('UNKNOWN_PROVIDER');
  write(
    remove('test_provider_controls', { tenantId, provider: path.provider }),
    ...controlsChanged(tenantId, 'provider_controls'),
  );
  return presentControls(path.provider, NO_CONTROLS);
};
