/** What every request of a mock meets, unless more is asked for. */
export interface Faults {
  /** Milliseconds that each answer waits. */
  readonly latencyMs: number;
  /** Of all requests, from 0 to 1, that are answered 503 TRY_AGAIN. */
  readonly failRate: number;
}

/** What a request prefers that has to fail. */
export const FAILING = 'code=503, example=TRY_AGAIN';

/** The documented answer that a request asks for in the header `Prefer`: a status, the name of an example, or both. */
export interface Preference {
  readonly code: string | undefined;
  readonly example: string | undefined;
}

export const readPreference = (prefer: string): Preference => ({
  code: /\bcode="?(\d{3})/.exec(prefer)?.[1],
  example: /\bexample="?([^\s,;"]+)/.exec(prefer)?.[1],
});

/** The first success that an operation documents. */
export const firstSuccess = (responses: object): string =>
  Object.keys(responses).find((status) => status.startsWith('2')) ?? '200';

/** An id of the form that the service gives to requests. */
export const REQUEST_ID = 'req_00000000000000000000000000';

/** The help for a name that the contract lacks, within the envelope of every error, so that the SDK shows it. */
export const unknownName = (title: string, detail: string, known: readonly string[]) => ({
  statusCode: 400,
  code: 'VALIDATION_FAILED',
  message: detail,
  requestId: REQUEST_ID,
  title,
  detail,
  known,
});

export function unknownExample(operationId: string, status: string, example: string, known: readonly string[]) {
  const names = known.length === 0 ? 'It has none.' : `It has: ${known.join(', ')}.`;
  return unknownName(
    'Unknown example',
    `The ${status} of ${operationId} has no example named ${example}. ${names}`,
    known,
  );
}
