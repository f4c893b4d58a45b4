import type { IncomingHttpHeaders } from 'node:http';

/** A request of a public operation whose sender may prove itself by a signature of the body. */
export interface SignedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** Tells whether the signature is valid, by operationId: such a request does not count against its address (D-499). */
export type SignatureChecks = Readonly<Record<string, ((request: SignedRequest) => boolean) | undefined>>;
