import { world } from '../world.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of 62 that fits a byte: bytes above it are thrown away, so that no character is more likely. */
const BASE62_LIMIT = 256 - (256 % BASE62.length);

/** A token from the system's CSPRNG, base64url: 32 bytes are 43 characters. */
export const randomToken = (bytes = 32): string => world.randomBytes(bytes).toString('base64url');

/** Characters 0-9A-Za-z from the CSPRNG, each equally likely (D-010). */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of world.randomBytes(length - text.length)) {
      if (byte < BASE62_LIMIT) text += BASE62.charAt(byte % BASE62.length);
    }
  }
  return text;
}

/** A one-time code of six digits; `randomInt` rejects what would favour small numbers. */
export const otpCode = (): string => String(world.randomInt(1_000_000)).padStart(6, '0');
