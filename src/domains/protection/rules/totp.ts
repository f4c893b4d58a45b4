import { Secret, TOTP } from 'otpauth';
import { equalSecrets } from '../../../platform/crypto/index.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps before and after the present one (D-351). */
const WINDOW = 1;

const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** 20 random bytes in base32 without padding (D-351). */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** For an authenticator's QR code: the account below the service's name. */
export function otpauthUri(secretBase32: string, account: string, serviceName: string): string {
  const name = `${encodeURIComponent(serviceName)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${name}?secret=${secretBase32}&issuer=${encodeURIComponent(serviceName)}`;
}

/**
 * The time step whose code was given, within the window and later than any that was accepted; undefined for a wrong code
 * and for a spent one (RFC 6238, D-351). All steps are computed whatever is found, so that time tells nothing.
 */
export function totpStep(secretBase32: string, code: string, now: Date, lastStep: number | null): number | undefined {
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secretBase32) });
  const present = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS);
  const matching = Array.from({ length: 2 * WINDOW + 1 }, (_, place) => present - WINDOW + place).filter((step) =>
    equalSecrets(totp.generate({ timestamp: step * PERIOD_SECONDS * 1000 }), code),
  );
  return matching.find((step) => lastStep === null || step > lastStep);
}
