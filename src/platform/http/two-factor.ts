import { canonicalJson, sha256Hex } from '../crypto/index.ts';
import { HEADERS } from '../names.ts';
import type { Caller } from './caller.ts';
import type { Exchange } from './exchange.ts';

/**
 * One protected request on its way through the gate of two-factor protection (x-two-factor). The protection domain judges
 * and passes it; what has not been passed cannot succeed.
 */
export class TwoFactorGate {
  /** The challenge that the request was sent again with. */
  readonly challengeId: string | undefined;
  readonly operation: string;
  readonly #bound: () => string;
  #isPassed = false;

  constructor(exchange: Exchange, caller: Caller, rawBody: Buffer) {
    this.challengeId = exchange.header(HEADERS.challenge);
    this.operation = exchange.operationId;
    this.#bound = () => bindingOf(exchange, caller, rawBody);
  }

  /** The hash of the request that an approval holds for: its tenant, member, method, path and bytes (D-346). Hex. */
  get bindingSha256(): string {
    return this.#bound();
  }

  get isPassed(): boolean {
    return this.#isPassed;
  }

  pass(): void {
    this.#isPassed = true;
  }
}

const bindingOf = ({ request, pathname }: Exchange, { tenantId, memberId }: Caller, rawBody: Buffer): string =>
  sha256Hex(
    canonicalJson({
      tenantId,
      memberId,
      operation: `${request.method} ${pathname}`,
      rawBodySha256: sha256Hex(rawBody),
    }),
  );

/** Thrown where a handler would succeed though nobody has judged its request: a defect, found before COMMIT. */
export class NotPassed extends Error {
  override readonly name = 'NotPassed';

  constructor(operation: string) {
    super(`${operation} succeeds without having passed the gate of two-factor protection`);
  }
}
