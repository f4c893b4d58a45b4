import type { Hex } from 'viem';
import { decodeErrorResult } from 'viem/utils';

/** What a node answers instead of a result. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

const REFUSED = -32_000;
const INVALID_PARAMS = -32_602;
const NO_METHOD = -32_601;
const REVERTED = 3;

export const refused = (message: string): RpcError => new RpcError(REFUSED, message);

export const invalidParams = (message: string): RpcError => new RpcError(INVALID_PARAMS, message);

export const noMethod = (method: string): RpcError =>
  new RpcError(NO_METHOD, `the simulated chain has no method ${method}`);

/** A call that the contract refused; its data says why. */
export function reverted(data: Hex): RpcError {
  const reason = reasonIn(data);
  return new RpcError(REVERTED, reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`, data);
}

function reasonIn(data: Hex): string | undefined {
  if (data === '0x') return undefined;
  try {
    const { errorName, args } = decodeErrorResult({ data, abi: [] });
    return errorName === 'Error' ? String(args?.[0]) : `${errorName}(${String(args?.[0])})`;
  } catch {
    return `custom error ${data.slice(0, 10)}`;
  }
}
