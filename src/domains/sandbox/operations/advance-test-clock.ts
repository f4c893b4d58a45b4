import { lockByName } from '../../../kernel/db/named-lock.ts';
import type { Handler } from '../../../kernel/http/handler.ts';
import { audit, enqueue, update } from '../../../kernel/lifecycle/writes.ts';
import { clockOffset, presentClock } from '../test-clock.ts';

/**
 * Moves the tenant's clock forward and runs what falls due before it answers (D-067, D-482). The move commits first, with
 * the intent; what follows can be repeated, so that a retry after a crash goes on where it was and never moves twice.
 */
export const advanceTestClock: Handler<'advanceTestClock'> = async (request) => {
  const { tenantId, body, reads, services, write, firstPhase } = request;
  const { offsetMs } = await firstPhase(async () => {
    // Two advances at once add up: the second reads what the first has written, when the lock is held.
    const [, offset] = await Promise.all([
      lockByName(reads, `tenant_clocks:${tenantId}`),
      clockOffset(reads, tenantId),
    ]);
    const moved = offset + body.advanceSeconds * 1000;
    write(
      update('tenant_clocks', { tenantId }, { offsetMs: moved }),
      enqueue('test-clock.reschedule', { tenantId }, { key: tenantId }),
      enqueue('invoices.watch', { tenantId }, { key: tenantId, tenantId }),
      audit('test.clock.advanced', tenantId, tenantId, { advanceSeconds: body.advanceSeconds }),
    );
    return { offsetMs: moved };
  });
  await services.testClock.reschedule(tenantId);
  await services.testClock.drain({ tenantId });
  return presentClock(services.realTime(), offsetMs);
};
