import { startTestService, type TestService } from '../../support/service.ts';
import { VerificationVendor } from './verification-vendor.ts';

export const SECRET = 'webhook-secret-of-the-tests';
const API_KEY = 'vendor-key-of-the-tests';

export interface VendorService {
  readonly vendor: VerificationVendor;
  readonly service: TestService;
  stop(): Promise<void>;
}

/** A service whose verifications go to a vendor over HTTP, which it waits for so many milliseconds. */
export async function startVendorService(timeoutMs: number): Promise<VendorService> {
  const vendor = await VerificationVendor.start({ apiKey: API_KEY, secret: SECRET });
  const service = await startTestService({
    variables: {
      VERIFICATION_PROVIDER_MODE: 'sandbox',
      VERIFICATION_PROVIDER_BASE_URL: vendor.url,
      VERIFICATION_PROVIDER_API_KEY: API_KEY,
      VERIFICATION_PROVIDER_TIMEOUT_MS: String(timeoutMs),
      PROVIDER_WEBHOOK_SECRET_VERIFICATION: SECRET,
    },
  });
  return {
    vendor,
    service,
    stop: async () => {
      await service.stop();
      await vendor.stop();
    },
  };
}
