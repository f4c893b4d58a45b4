export { claimThrottles } from './throttles.ts';
