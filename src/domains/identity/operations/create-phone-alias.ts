import { messageSlot } from '../../../payments/messages/index.ts';
import { parsePhone } from '../../../platform/contacts/phone-number.ts';
import { maskPhone } from '../../../platform/crypto/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { wholeSeconds } from '../../../platform/limits/budget.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refuseAgentDirecting } from '../../policies/index.ts';
import { presentPhoneAlias } from '../aliases/phone-alias.present.ts';
import { codeSends, hasAlias } from '../aliases/phone-alias.store.ts';
import { aliasCode } from '../aliases/send-alias-code.ts';
import { waitToSend } from '../rules/alias-code.ts';

/** Claims a phone number for the tenant and sends a code to it (D-107). */
export const createPhoneAlias: Handler<'createPhoneAlias'> = async (request) => {
  const { body, tenantId, now, reads, services, open, write, fail } = request;
  const { vault } = services;
  const phone = parsePhone(body.phone);
  if (phone === undefined) {
    const error = { path: '/body/phone', message: 'is not a phone number', rule: 'phone' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const phoneIndex = vault.blindIndex('phone', phone);
  const [exists, sends] = await Promise.all([
    hasAlias(reads, tenantId, phoneIndex),
    codeSends(reads, tenantId, phoneIndex, now),
  ]);
  if (exists) return fail('PHONE_ALIAS_EXISTS');
  const wait = waitToSend(sends, now);
  if (wait > 0) return fail.until(wholeSeconds(wait), 'RATE_LIMITED');
  const slot = await messageSlot(request, { tenantId, to: phone, now });
  if (slot instanceof Refusal) return slot;
  const id = newId('pal');
  const ofAgent = await refuseAgentDirecting(request, null, id);
  if (ofAgent) return ofAgent;
  const code = aliasCode(vault, { aliasId: id, tenantId, phone, phoneIndex, now });
  const alias = await open('phone-alias', {
    id,
    context: {
      tenantId,
      phoneCiphertext: vault.encrypt(phone),
      phoneIndex,
      phoneMasked: maskPhone(phone),
      otpHash: code.otpHash,
      otpExpiresAt: code.otpExpiresAt,
      otpAttempts: 0,
      verifiedAt: null,
      reverifyBy: null,
    },
  });
  write(...code.writes(slot));
  return presentPhoneAlias(recordOf(alias));
};
