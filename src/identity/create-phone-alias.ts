import { maskPhone } from '../crypto/index.ts';
import { newId } from '../db/ids.ts';
import type { Handler } from '../http/handler.ts';
import { phoneAliasRecord, presentPhoneAlias } from './phone-alias.present.ts';
import { codeSends, hasAlias } from './phone-alias.store.ts';
import { maySend } from './rules/alias-code.ts';
import { aliasCode } from './send-alias-code.ts';

/** Claims a phone number for the tenant and sends a code to it (D-107). */
export const createPhoneAlias: Handler<'createPhoneAlias'> = async (request) => {
  const { body, tenantId, now, reads, services, open, write, fail } = request;
  const { vault } = services;
  const phoneIndex = vault.blindIndex('phone', body.phone);
  if (await hasAlias(reads, tenantId, phoneIndex)) return fail('PHONE_ALIAS_EXISTS');
  if (!maySend(await codeSends(reads, tenantId, phoneIndex, now), now)) return fail('RATE_LIMITED');
  const id = newId('pal');
  const code = aliasCode(vault, { aliasId: id, tenantId, phone: body.phone, phoneIndex, now });
  const alias = await open('phone-alias', {
    id,
    context: {
      tenantId,
      phoneCiphertext: vault.encrypt(body.phone),
      phoneIndex,
      phoneMasked: maskPhone(body.phone),
      otpHash: code.otpHash,
      otpExpiresAt: code.otpExpiresAt,
      otpAttempts: 0,
      verifiedAt: null,
      reverifyBy: null,
    },
  });
  write(...code.writes);
  return presentPhoneAlias(phoneAliasRecord(alias));
};
