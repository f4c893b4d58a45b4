/** A part of the clients' handwritten half that serves one operation. */
export interface Part {
  /** The operation that it calls, or whose input it makes. */
  readonly operation: string;
  /** Its file in each language. */
  readonly files: readonly string[];
}

export const PRESENTATIONS: Part = { operation: 'verifyPresentation', files: ['presentation.ts', 'presentations.py'] };

export const TWO_FACTOR: Part = { operation: 'verifyTwoFactorChallenge', files: ['two-factor.ts', 'two_factor.py'] };

const PARTS = [PRESENTATIONS, TWO_FACTOR];

interface Contract {
  readonly operations: readonly { readonly id: string }[];
}

/** A client has a part if its contract has the operation. */
export const hasPart = ({ operations }: Contract, { operation }: Part): boolean =>
  operations.some(({ id }) => id === operation);

/** Whether a file of the handwritten half belongs to the client of a contract. */
export const isServed = (contract: Contract, file: string): boolean =>
  PARTS.every((part) => !part.files.includes(file) || hasPart(contract, part));
