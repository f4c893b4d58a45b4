export { cardIssuerSignatures } from './issuer-webhook.ts';
export { cardThrottles } from './throttles.ts';
