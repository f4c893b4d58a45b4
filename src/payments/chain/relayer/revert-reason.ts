import { causeOf, refusalOf } from '../causes.ts';

/** JSON-RPC code of a call that the contract refused. */
const REVERTED = 3;

/** That of some nodes for whatever ends a call in the EVM. */
const VM_ERROR = -32015;

/**
 * What else ends a call in the EVM, as nodes name it: no contract gives a reason for it, and it ends so every time. Not
 * everything that a node calls an EVM error is: it may have missed its own data.
 */
const HALTED = new RegExp(
  [
    'invalid ?(?:fe)?opcode|opcode ?not ?found|not ?activated|bad instruction|invalid ?jump',
    'stack ?(?:under|over)flow|stack limit|out ?of ?(?:gas|offset)|gas required exceeds',
    'write protection|data out of bounds|static ?call|code ?size|create ?collision|address collision|precompile ?error',
  ].join('|'),
  'i',
);

/**
 * Why a call ends without an effect, as far as it says: its message, the data of its own error, or what the EVM could not
 * do. Undefined for every other failure, which says nothing of the call.
 */
export function revertReason(error: unknown): string | undefined {
  const refusal = refusalOf(error);
  const data = typeof refusal?.data === 'string' ? refusal.data : '0x';
  if (refusal?.code === REVERTED) {
    const said = refusal.details.replace(/^execution reverted:?\s*/i, '').trim();
    return said === '' || said.startsWith('custom error')
      ? `execution reverted: ${data}`
      : `execution reverted: ${said}`;
  }
  if (refusal && (refusal.code === VM_ERROR || HALTED.test(`${refusal.details} ${data}`))) {
    return `execution halted: ${refusal.details}`;
  }
  const reverted = causeOf(error, 'ExecutionRevertedError') as (Error & { details?: string }) | undefined;
  return reverted && (reverted.details || 'execution reverted');
}
