import type { Endpoint } from '../endpoint.ts';

/** The idempotency key that a body carries itself, where the operation takes one there (D-059). */
export function bodyKeyOf({ meta }: Endpoint, body: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const value = meta.bodyKey === undefined ? undefined : body?.[meta.bodyKey.field];
  return typeof value === 'string' ? value : undefined;
}
