import type { IntentRecipient } from '../../../../../generated/contract/schemas.ts';
import type { IntentTerms } from '../../../../../machines/offramp/offramp-payment.types.ts';
import { maskEmail, maskPhone } from '../../../../platform/crypto/index.ts';
import { comparableEmail } from '../../../../platform/emails/email-address.ts';

/** The one reference by which an intent names its recipient (A 4.2, D-159). */
export interface Reference {
  readonly kind: IntentTerms['recipientKind'];
  readonly value: string;
}

/** A key with null is absent; the contract lets exactly one other through, and no `walletAddress` (D-158, D-159). */
export function referenceOf(recipient: IntentRecipient): Reference {
  const [kind, value] = Object.entries(recipient).find(([, given]) => given != null) ?? [];
  return { kind: kind as Reference['kind'], value: String(value) };
}

/** As it is kept and shown: personal references masked (D-065, D-162). */
export function maskedReference({ kind, value }: Reference): string {
  switch (kind) {
    case 'phoneNumber':
      return maskPhone(value);
    case 'email':
      return maskEmail(comparableEmail(value));
    case 'handle':
      return value.replace(/^@/, '');
    case 'did':
    case 'identityId':
      return value;
  }
}
