import { type Address, getAddress, type Hex } from 'viem';

/** A call of a wallet, as owners sign it. */
export interface Call {
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
}

/** The amount that a call spends, and its receiver, as far as the call shows them. */
export interface CallSpend {
  /** Base units of USD: a USDC is a USD. Null where the call has no amount in USD. */
  readonly amountBaseUnits: bigint | null;
  readonly counterparty: Address;
  /** Ether, or a call whose effect is not known. */
  readonly isUnjudgedCall: boolean;
}

const WORD = '([0-9a-f]{64})';

/** transfer(to, amount) and approve(spender, amount); transferFrom(from, to, amount). Exactly these bytes, nothing behind. */
const PAYS = new RegExp(`^0x(?:a9059cbb|095ea7b3)${WORD}${WORD}$`);
const DRAWS = new RegExp(`^0x23b872dd${WORD}${WORD}${WORD}$`);

/**
 * A transfer or an approval of the settlement token is the payment that it is, whoever wrote the call (D-508). An approval
 * counts in full: its spender may take the amount at any time.
 */
export function spendOfCall({ to, value, data }: Call, settlementToken: Address): CallSpend {
  const bytes = data.toLowerCase();
  const isToken = to.toLowerCase() === settlementToken.toLowerCase();
  const named = isToken && value === 0n ? tokenCall(bytes) : undefined;
  if (named !== undefined) return { ...named, isUnjudgedCall: false };
  return { amountBaseUnits: null, counterparty: getAddress(to), isUnjudgedCall: value > 0n || bytes !== '0x' };
}

function tokenCall(bytes: string): Pick<CallSpend, 'amountBaseUnits' | 'counterparty'> | undefined {
  const [payee, amount] = PAYS.exec(bytes)?.slice(1) ?? DRAWS.exec(bytes)?.slice(2) ?? [];
  const address = payee === undefined ? undefined : addressIn(payee);
  if (address === undefined || amount === undefined) return undefined;
  return { amountBaseUnits: BigInt(`0x${amount}`), counterparty: address };
}

/** The token refuses an address whose upper bytes are not zero. */
const addressIn = (word: string): Address | undefined =>
  word.startsWith('0'.repeat(24)) ? getAddress(`0x${word.slice(24)}` satisfies Hex) : undefined;
