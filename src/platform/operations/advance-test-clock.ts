import { lockByName } from '../db/named-lock.ts';
import type { Handler } from '../http/handler.ts';
import { audit, enqueue, update, type Write } from '../lifecycle/writes.ts';
import { Refusal } from '../refusal.ts';
import { clockOffset, FURTHEST_MS, presentClock } from './test-clock.ts';

const TOO_FAR = {
  path: '/body/advanceSeconds',
  message: 'must not move the clock more than 100 years ahead of real time',
  rule: 'furthestClock',
};

/** Requests that began before the move write what is due by the clock of then: they have ended after that time. */
const LOOK_AGAIN_MS = 30_000;

/**
 * Moves the tenant's clock forward and runs what falls due before it answers (D-067, D-482). The move commits first, with
 * the intent; what follows can be repeated, so that a retry after a crash goes on where it was and never moves twice.
 * `also` is what a service writes with the move.
 */
export const advancing =
  (also: (tenantId: string) => readonly Write[]): Handler<'advanceTestClock'> =>
  async (request) => {
    const { tenantId, body, reads, services, write, firstPhase, fail } = request;
    const begun = await firstPhase(async () => {
      // Two advances at once add up: the second reads what the first has written, when the lock is held.
      const [, offset] = await Promise.all([
        lockByName(reads, 'tenant_clocks', tenantId),
        clockOffset(reads, tenantId),
      ]);
      const moved = offset + body.advanceSeconds * 1000;
      if (moved > FURTHEST_MS) return fail('VALIDATION_FAILED', { errors: [TOO_FAR] });
      const again = new Date(services.realTime().getTime() + LOOK_AGAIN_MS);
      write(
        update('tenant_clocks', { tenantId }, { offsetMs: moved }),
        enqueue('test-clock.reschedule', { tenantId }, { key: tenantId }),
        enqueue('test-clock.reschedule', { tenantId }, { key: `${tenantId}:again`, dueAt: again }),
        ...also(tenantId),
        audit('test.clock.advanced', tenantId, tenantId, { advanceSeconds: body.advanceSeconds }),
      );
      return { offsetMs: moved };
    });
    if (begun instanceof Refusal) return begun;
    await services.testClock.reschedule(tenantId);
    await services.testClock.drain({ tenantId });
    return presentClock(services.realTime(), begun.offsetMs);
  };

export const advanceTestClock: Handler<'advanceTestClock'> = advancing(() => []);
