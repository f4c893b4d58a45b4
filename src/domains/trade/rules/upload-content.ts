import { isUtf8 } from 'node:buffer';
import type { UploadContentType } from '../../../../generated/contract/schemas.ts';
import { endOfString } from '../../../platform/json/index.ts';

/** The sha256 of the decoded bytes (D-366). */
export const MAXIMUM_BYTES = 5 * 1024 * 1024;

/** Deeper JSON is no document that anybody reads: everything that walks it may recurse. */
export const MAXIMUM_JSON_DEPTH = 64;

/** Canonical padded base64 as its bytes; undefined for anything else, such as one that has more bits than bytes. */
export function decodeBase64(text: string): Buffer | undefined {
  if (text.length % 4 !== 0) return undefined;
  const bytes = Buffer.from(text, 'base64');
  // Decoding ends at the first padding, wherever it stands.
  if (Math.ceil(bytes.length / 3) * 4 !== text.length) return undefined;
  const tail = bytes.subarray(bytes.length - (bytes.length % 3 || 3));
  return tail.toString('base64') === text.slice(-4) ? bytes : undefined;
}

const SIGNATURES: Readonly<Record<'application/pdf' | 'image/png' | 'image/jpeg', Buffer>> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
};

/** Tells whether the bytes have the claimed type: by their first bytes, or by reading them as text or JSON. */
export function isContent(bytes: Buffer, type: UploadContentType): boolean {
  switch (type) {
    case 'text/plain':
      return isText(bytes);
    case 'application/json':
      return isJson(bytes);
    default:
      return startsWith(bytes, SIGNATURES[type]);
  }
}

const startsWith = (bytes: Buffer, signature: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/** UTF-8 without control characters but those that lay text out, and no PDF, whose first lines may be text. */
const isText = (bytes: Buffer): boolean =>
  isUtf8(bytes) && !bytes.some(isControl) && !startsWith(bytes, SIGNATURES['application/pdf']);

/** All below the space but tab, line feed, form feed and carriage return; and delete. */
const isControl = (byte: number): boolean => (byte < 0x20 && !LAYOUT.has(byte)) || byte === 0x7f;
const LAYOUT: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d]);

function isJson(bytes: Buffer): boolean {
  if (!isUtf8(bytes)) return false;
  const text = bytes.toString('utf8');
  if (isTooDeep(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** By its brackets outside strings, before anything parses it. */
function isTooDeep(text: string): boolean {
  const escapes = text.includes('\\');
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at, escapes);
      if (at === -1) return false;
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > MAXIMUM_JSON_DEPTH) return true;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return false;
}

const QUOTE = 0x22;
