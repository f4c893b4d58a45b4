/** The place of a span, as the W3C's Trace Context carries it from one process to the next. */
export interface Traceparent {
  readonly traceId: string;
  readonly spanId: string;
  /** Bit 0: the trace is recorded. */
  readonly traceFlags: number;
}

/** Version 00 of the W3C's Trace Context; a later version may add fields behind these. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

const isZero = (id: string): boolean => /^0+$/.test(id);

/** Undefined where the text is not a valid `traceparent`: a client may send anything. */
export function parseTraceparent(text: string | null | undefined): Traceparent | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] = TRACEPARENT.exec(text ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (isZero(traceId) || isZero(spanId)) return undefined;
  // Of a later version only the bit that is known is kept.
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

export const formatTraceparent = ({ traceId, spanId, traceFlags }: Traceparent): string =>
  `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`;
