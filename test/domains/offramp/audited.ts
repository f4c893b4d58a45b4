import type { AuditedWorld } from '../../platform/audit/mutation.ts';
import { instructionsOf, payer, REFUND_TO, send as sendOnChain } from './deposit-fixture.ts';

export const payment = async (world: AuditedWorld, phone: string = world.harbor.phone): Promise<string> =>
  (await world.acme.api.createOfframpPayment({ phone, amountUsd: '2.00' }).unwrap()).paymentId;

/** Paid in on the chain, and not looked at yet. */
export const deposited = async (world: AuditedWorld): Promise<string> => {
  await world.acme.api.setTestFeatures({ onchainDeposit: true }).unwrap();
  const body = { phone: world.harbor.phone, amountUsd: '25.00', fundingMode: 'ONCHAIN_DEPOSIT' } as const;
  const created = await world.acme.api.createOfframpPayment({ ...body, refundAddress: REFUND_TO }).unwrap();
  // An indexer begins with what comes after its first look.
  await world.service.indexer.run();
  await sendOnChain(world.chain, await payer(world.chain), instructionsOf(created).steps);
  return created.paymentId;
};

/** Quoted, selected, confirmed: as far as asked. */
export const quoted = async (
  world: AuditedWorld,
  upTo: 'quoted' | 'selected' | 'confirmed',
): Promise<{ id: string; routeQuoteId: string }> => {
  const id = await payment(world);
  const { routes } = await world.harbor.api.getOfframpPaymentRoutes({ id }).unwrap();
  const routeQuoteId = routes.find(({ provider }) => provider === 'internal')?.routeId ?? '';
  if (upTo !== 'quoted') await world.harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId }).unwrap();
  if (upTo === 'confirmed') await world.harbor.api.confirmOfframpPayment({ id }).unwrap();
  return { id, routeQuoteId };
};

/** With the provider, which has said nothing yet. */
export const submitted = async (world: AuditedWorld): Promise<{ id: string; providerRef: string }> => {
  const { id } = await quoted(world, 'confirmed');
  await world.acme.api.stepTestProvider({ id, steps: 1 }).unwrap();
  return { id, providerRef: (await world.acme.api.getTestProvider({ id }).unwrap()).providerRef ?? '' };
};

/** Open as long as nothing looks at the payment again: the script is taken back for those that come after. */
export const reviewCase = async (world: AuditedWorld): Promise<string> => {
  await world.acme.api.setTestScreening({ phone: world.harbor.phone, outcome: 'MONITORING' }).unwrap();
  const id = await payment(world);
  await world.service.runUntilIdle();
  await world.acme.api.setTestScreening({ phone: world.harbor.phone, outcome: 'CLEAR' }).unwrap();
  const { reviewCases } = await world.acme.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
  return reviewCases.find(({ paymentId }) => paymentId === id)?.id ?? '';
};
