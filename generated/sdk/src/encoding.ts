// Written by codegen from codegen/emit/sdk/runtime/encoding.ts: edit that file.

const encoder = new TextEncoder();

/** A fresh copy of the text's bytes: WebCrypto takes no view of a shared buffer. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encoder.encode(text));
}

export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of standard base64, or undefined where the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

export function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** A random UUID. `crypto.randomUUID` is missing on http pages of hosts other than localhost; this works on them too. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562: version 4, and the variant.
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return hex(bytes.buffer).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** WebCrypto's functions of keys, which browsers keep from insecure pages. */
export function subtle(): typeof crypto.subtle {
  const { subtle: functions } = crypto as { subtle?: typeof crypto.subtle };
  if (functions) return functions;
  throw new TypeError('Signatures need crypto.subtle, which browsers offer only to https pages and to localhost');
}

export function hmacKey(secret: Uint8Array<ArrayBuffer>, use: 'sign' | 'verify') {
  return subtle().importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}
