import type { Handler } from '../../../platform/http/handler.ts';

/** Switches features of the caller's tenant; those that the body does not name stay as they are (D-083). */
export const setTestFeatures: Handler<'setTestFeatures'> = async ({ tenantId, body, aggregate }) => {
  const tenant = await aggregate('tenant', tenantId);
  if (tenant === undefined) throw new Error(`The caller's tenant ${tenantId} is gone`);
  const { onchainDeposit = tenant.context.features.onchainDeposit ?? false } = body;
  await tenant.send('SET_FEATURES', { features: { onchainDeposit } });
  return { onchainDeposit };
};
