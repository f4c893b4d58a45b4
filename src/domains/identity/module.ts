import { defineModule } from '../../platform/module.ts';
import { verificationWebhookSignatures } from './verification/verification-webhook.ts';

export const module = defineModule({ name: 'identity', signatureChecks: verificationWebhookSignatures });
