import { parseHandle } from '../handles/directory.ts';

/** A payid resolves by itself; a handle only through the directory (D-111). */
export type DidAddress =
  | { readonly kind: 'payid'; readonly did: string }
  | { readonly kind: 'handle'; readonly handle: string };

const PAYID = /^did:payid:[0-9a-f]{64}$/;

/** Reads what `did` may be: a payid, this service's own web form, or a bare handle (D-111). */
export function parseDid(text: string, webHost: string): DidAddress | 'INVALID_DID' | 'DID_NOT_RESOLVABLE' {
  if (PAYID.test(text)) return { kind: 'payid', did: text };
  const [scheme, method, ...rest] = text.split(':');
  if (scheme === 'did') {
    if (method === undefined || method === '' || rest.length === 0) return 'INVALID_DID';
    if (method === 'payid') return 'INVALID_DID';
    const handle = parseHandle(rest.at(-1) ?? '');
    // A port's colon may be percent-encoded, as did:web has it, or stand as it is.
    const host = rest.slice(0, -1).join(':').replace(/%3a/i, ':');
    const ours = method === 'web' && host === webHost && handle !== undefined;
    return ours ? { kind: 'handle', handle } : 'DID_NOT_RESOLVABLE';
  }
  const handle = parseHandle(text);
  return handle === undefined ? 'INVALID_DID' : { kind: 'handle', handle };
}
