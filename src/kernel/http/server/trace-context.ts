/** Version 00 of the W3C's Trace Context; a later version may add fields behind these. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;

/** The id of the trace that a request belongs to, by its header `traceparent`; undefined where that is not a valid one. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const isValid = /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId) && !traceparent?.startsWith('ff');
  return isValid ? traceId : undefined;
}
