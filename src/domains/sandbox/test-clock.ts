export { clockOffset, FURTHEST_MS, presentClock } from '../../platform/operations/test-clock.ts';
