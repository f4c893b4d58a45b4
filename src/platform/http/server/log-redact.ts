/** Member names whose values are never logged, wherever an object hides them. */
const SECRET_NAMES = new Set([
  'apiKey',
  'authorization',
  'body',
  'email',
  'otp',
  'password',
  'phone',
  'phoneNumber',
  'privateKey',
  'rawBody',
  'secret',
  'signingSecret',
  'token',
]);

const MAX_DEPTH = 6;

/**
 * The same object without the values of secret names; itself when it holds none, which is the usual line. Own code
 * because pino's `redact` with wildcards costs more than all the rest of a request. Errors are left to their serializer.
 */
export function redacted<T extends object>(object: T, depth = 0): T {
  let copy: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(object)) {
    const clean = SECRET_NAMES.has(name) && value !== undefined ? '[redacted]' : cleanValue(value, depth);
    if (clean === value) continue;
    copy ??= (Array.isArray(object) ? [...object] : { ...object }) as Record<string, unknown>;
    copy[name] = clean;
  }
  return (copy as T | undefined) ?? object;
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  return depth < MAX_DEPTH ? redacted(value, depth + 1) : '[deep]';
}
