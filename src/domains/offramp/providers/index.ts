export { isPrefunded } from '../rules/route-traits.ts';
export { applyProviderEvent } from './apply-provider-event.ts';
export { eventsOf, newestAttempt } from './attempt.cross-tenant.ts';
export { changeLiquidity, configureLiquidity } from './change-liquidity.ts';
export { type LiquidityRow, liquidityRows } from './liquidity.store.ts';
export { NO_CONTROLS, type ProviderControls, presentControls } from './provider-controls.ts';
export { providerTime } from './provider-time.ts';
