import type { PolicyDocument } from '../../../../generated/contract/schemas.ts';
import { checksummed } from '../../../payments/chain/checksummed.ts';
import { parseUsd } from '../../../payments/ledger/money.ts';

interface DocumentFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

/** As many as the details of a refusal name (D-034). */
const MOST_FAULTS = 50;

/**
 * Returns the faults of a document with the right form: amounts of zero, checksums, an address on both lists (D-306).
 */
export const documentFaults = (document: PolicyDocument): readonly DocumentFault[] =>
  [...limitFaults(document), ...addressFaults(document), ...conflicts(document)].slice(0, MOST_FAULTS);

const at = (path: string): string => `/body/document/${path}`;

const limitFaults = ({ limits = {} }: PolicyDocument): readonly DocumentFault[] =>
  Object.entries(limits).flatMap(([name, amount]) =>
    parseUsd(amount) === undefined
      ? [{ path: at(`limits/${name}`), message: 'must be above zero, and at most 1000000000', rule: 'range' }]
      : [],
  );

const LISTS = ['blocked', 'allowed'] as const;

const addressFaults = ({ counterparties = {} }: PolicyDocument): readonly DocumentFault[] =>
  LISTS.flatMap((list) =>
    (counterparties[list] ?? []).flatMap((address, index) =>
      checksummed(address) === undefined
        ? [{ path: at(`counterparties/${list}/${index}`), message: 'fails its checksum', rule: 'checksum' }]
        : [],
    ),
  );

/**
 * The author meant one of the two lists, and nobody knows which: the document is refused, though blocking would win (B
 * 2.7).
 */
function conflicts({ counterparties: { blocked = [], allowed = [] } = {} }: PolicyDocument): readonly DocumentFault[] {
  const isBlocked = new Set(blocked.map((address) => address.toLowerCase()));
  return allowed.flatMap((address, index) =>
    isBlocked.has(address.toLowerCase())
      ? [{ path: at(`counterparties/allowed/${index}`), message: 'is on both lists', rule: 'conflict' }]
      : [],
  );
}
