export { getTestClock } from '../../../platform/operations/get-test-clock.ts';
