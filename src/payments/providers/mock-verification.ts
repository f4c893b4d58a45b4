import { randomToken } from '../../platform/crypto/index.ts';
import type { VerificationProvider } from './verification-provider.ts';

/** The simulated provider: it begins at once, and everything after that is `simulate`'s (D-313, D-314). */
export const mockVerification: VerificationProvider = {
  name: 'mock',
  mode: 'mock',
  start: async ({ kind }) => ({
    kind: 'started',
    client: {
      provider: 'mock',
      sessionRef: `mock_${randomToken(12)}`,
      token: randomToken(),
      templateId: `mock-${kind.toLowerCase()}`,
      environmentId: 'mock-sandbox',
    },
  }),
  read: async () => ({ kind: 'unchanged' }),
};
