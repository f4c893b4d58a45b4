import type { Operation } from './operation.ts';
import type { InvalidResponseError, UnknownError } from './result.ts';

/** An answer as a value. */
export type Reading = { ok: true; data: unknown } | { ok: false; error: { code: string; message: string } };

const EXCERPT_LENGTH = 2_048;

/** Reads an answer by the contract; what is not of its form is INVALID_RESPONSE, never data. */
export function readAnswer(operation: Operation, response: Response, text: string): Reading {
  if (!response.ok) return { ok: false, error: readError(operation, response, text) };
  if (operation.result === 'none') return { ok: true, data: undefined };
  if (operation.result === 'text') return { ok: true, data: text };
  if (operation.mayBeEmpty && text === '') return { ok: true, data: undefined };
  const data = parse(text);
  if (operation.result === 'value' && data !== undefined) return { ok: true, data };
  // Every other JSON success is an object.
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isObject ? { ok: true, data } : { ok: false, error: invalidResponse(response, text) };
}

function readError(operation: Operation, response: Response, text: string): { code: string; message: string } {
  const envelope = parse(text);
  if (!isEnvelope(envelope)) return invalidResponse(response, text);
  const { codes, sharedCodes = [] } = operation;
  return [codes, sharedCodes].some((known) => known.includes(envelope.code)) ? envelope : unknownError(envelope);
}

/** Is the first request with the same idempotency key still running? The answer to it is not known yet. */
export const isInProgress = (text: string): boolean => {
  const envelope = parse(text);
  return isEnvelope(envelope) && envelope.code === 'IDEMPOTENCY_IN_PROGRESS';
};

interface Envelope {
  statusCode: number;
  code: string;
  message: string;
  requestId?: string;
  details?: unknown;
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  const { statusCode, code, message } = value as Record<string, unknown>;
  return typeof statusCode === 'number' && typeof code === 'string' && typeof message === 'string';
}

function unknownError({ code, ...rest }: Envelope): UnknownError {
  return { code: 'UNKNOWN', rawCode: code, ...rest };
}

function invalidResponse(response: Response, text: string): InvalidResponseError {
  return {
    code: 'INVALID_RESPONSE',
    statusCode: response.status,
    message: `status ${response.status} with a body that is not of the contract`,
    // The cut may fall within a character.
    body: text.slice(0, EXCERPT_LENGTH).replace(/\p{Cs}$/u, ''),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
