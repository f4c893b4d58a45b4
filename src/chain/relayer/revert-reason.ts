import { BaseError, ExecutionRevertedError, type Hex, RpcRequestError } from 'viem';

/** JSON-RPC code of a call that the contract refused. */
const REVERTED = 3;

/**
 * Why a call reverts, as far as it says: its message, or the data of its own error. Undefined for every other failure,
 * which says nothing of the call.
 */
export function revertReason(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return undefined;
  const refused = error.walk((cause) => cause instanceof RpcRequestError && cause.code === REVERTED);
  if (refused instanceof RpcRequestError) {
    const data = typeof refused.data === 'string' ? (refused.data as Hex) : '0x';
    const said = refused.details.replace(/^execution reverted:?\s*/i, '').trim();
    return said === '' || said.startsWith('custom error')
      ? `execution reverted: ${data}`
      : `execution reverted: ${said}`;
  }
  const reverted = error.walk((cause) => cause instanceof ExecutionRevertedError);
  return reverted instanceof BaseError ? reverted.details || reverted.shortMessage : undefined;
}
