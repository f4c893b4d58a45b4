import type { Handler } from '../../../platform/http/handler.ts';
import { enqueue } from '../../../platform/lifecycle/writes.ts';
import { advancing } from '../../../platform/operations/advance-test-clock.ts';

/** Invoices look for deposits at once, by the new time. */
export const advanceTestClock: Handler<'advanceTestClock'> = advancing((tenantId) => [
  enqueue('invoices.watch', { tenantId }, { key: tenantId, tenantId }),
]);
