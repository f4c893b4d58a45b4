import type { CreateContactRequest } from '../../../../generated/contract/schemas.ts';
import { usableAddress } from '../../../payments/chain/checksummed.ts';
import { parsePhone } from '../../../payments/phones/phone-number.ts';
import { newId } from '../../../platform/db/ids.ts';
import { canonicalEmail } from '../../../platform/emails/email-address.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { parseDid, parseHandle } from '../../identity/handles/index.ts';
import { presentContact } from '../contact.present.ts';
import { contactWithTarget } from '../contact.store.ts';
import { protectionOf } from '../protection.store.ts';
import { type PayeeTarget, shownTarget, targetIndexOf, textOfTarget } from '../rules/payee-target.ts';

/** Saves a payee for the tenant; under protection it cools off first (D-355). */
export const createContact: Handler<'createContact'> = async (request) => {
  const { body, tenantId, now, reads, services, open, fail } = request;
  const { vault, config, links } = services;
  const target = targetOf(body, config.chainId, links.didWebHost);
  if ('field' in target) {
    const errors = [{ path: `/body/${target.field}`, message: target.message, rule: target.field }];
    return fail(target.field === 'address' ? 'INVALID_WALLET_ADDRESS' : 'VALIDATION_FAILED', { errors });
  }
  const targetIndex = targetIndexOf(vault, target);
  const [twin, protection] = await Promise.all([
    contactWithTarget(reads, tenantId, targetIndex),
    protectionOf(request),
  ]);
  if (twin !== undefined) return fail('CONTACT_EXISTS');
  const contact = await open('contact', {
    id: newId('ctc'),
    context: {
      tenantId,
      label: body.label,
      kind: kindOf(body),
      targetIndex,
      targetCiphertext: vault.encrypt(textOfTarget(target)),
      chainId: target.kind === 'ADDRESS' ? BigInt(target.chainId) : null,
      masked: 'handle' in body ? textOfTarget(target) : shownTarget(target, links.didWebHost),
      availableAt: new Date(now.getTime() + (protection?.coolingOffSeconds ?? 0) * 1000),
      removedAt: null,
    },
  });
  return presentContact(recordOf(contact));
};

interface TargetFault {
  readonly field: 'phone' | 'email' | 'did' | 'address' | 'handle';
  readonly message: string;
}

/** The one target that the body names, in its normal form (D-356). */
function targetOf(body: CreateContactRequest, chainId: number, webHost: string): PayeeTarget | TargetFault {
  if ('phone' in body) {
    const phone = parsePhone(body.phone);
    return phone === undefined ? { field: 'phone', message: 'is not a phone number' } : { kind: 'PHONE', phone };
  }
  if ('email' in body) {
    const email = canonicalEmail(body.email);
    return email === undefined ? { field: 'email', message: 'is not an e-mail address' } : { kind: 'EMAIL', email };
  }
  if ('address' in body) {
    const address = usableAddress(body.address);
    if (address === undefined) return { field: 'address', message: 'fails its checksum' };
    return { kind: 'ADDRESS', address, chainId: body.chainId ?? chainId };
  }
  if ('handle' in body) {
    const handle = parseHandle(body.handle);
    return handle === undefined ? { field: 'handle', message: 'must be a handle' } : { kind: 'HANDLE', handle };
  }
  const address = parseDid(body.did, webHost);
  if (typeof address === 'string')
    return { field: 'did', message: 'must be a did:payid, or a did:web of this service' };
  return address.kind === 'payid' ? { kind: 'DID', did: address.did } : { kind: 'HANDLE', handle: address.handle };
}

function kindOf(body: CreateContactRequest) {
  if ('phone' in body) return 'PHONE';
  if ('email' in body) return 'EMAIL';
  if ('did' in body) return 'DID';
  return 'address' in body ? 'ADDRESS' : 'HANDLE';
}
