import type { VerificationSettings } from '../config/verification.ts';
import { createHttpVerification } from './http-verification.ts';
import { mockVerification } from './mock-verification.ts';
import type { VerificationProvider } from './verification-provider.ts';

/** The provider that the deployment is configured for; undefined where it is off: nothing stands in for it (D-315). */
export function verificationProvider({
  verificationMode: mode,
  verificationVendor: vendor,
}: Pick<VerificationSettings, 'verificationMode' | 'verificationVendor'>): VerificationProvider | undefined {
  if (mode === 'mock') return mockVerification;
  return mode === 'off' || vendor === undefined ? undefined : createHttpVerification(mode, vendor);
}
