import type { Handler } from '../http/handler.ts';
import { clockOffset, presentClock } from './test-clock.ts';

/** The time of the caller's tenant (D-067). */
export const getTestClock: Handler<'getTestClock'> = async ({ tenantId, reads, services }) =>
  presentClock(services.realTime(), await clockOffset(reads, tenantId));
