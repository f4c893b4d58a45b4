import { lockAddress, messageSlot } from '../../../payments/messages/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { wholeSeconds } from '../../../platform/limits/budget.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentPhoneAlias } from '../aliases/phone-alias.present.ts';
import { codeSends, findAlias } from '../aliases/phone-alias.store.ts';
import { aliasCode } from '../aliases/send-alias-code.ts';
import { waitToSend } from '../rules/alias-code.ts';

/** Sends a new code and voids the old one: before the first proof, and for the yearly one (D-107, D-110). */
export const resendPhoneAliasCode: Handler<'resendPhoneAliasCode'> = async (request) => {
  const { path, tenantId, reads, services, aggregate, write, fail } = request;
  const known = await findAlias(reads, tenantId, path.id);
  if (known) await lockAddress(request, services.vault.decrypt(known.phoneCiphertext));
  const alias = await aggregate('phone-alias', path.id);
  if (!alias) return fail('PHONE_ALIAS_NOT_FOUND');
  const { phoneIndex, phoneCiphertext } = alias.context;
  const phone = services.vault.decrypt(phoneCiphertext);
  const code = aliasCode(services.vault, { aliasId: alias.id, tenantId, phone, phoneIndex, now: alias.now });
  const { otpHash, otpExpiresAt } = code;
  if (!alias.can('RESEND', { otpHash, otpExpiresAt })) {
    return fail('INVALID_TRANSITION', { from: alias.status, event: 'RESEND' });
  }
  const wait = waitToSend(await codeSends(reads, tenantId, phoneIndex, alias.now), alias.now);
  if (wait > 0) return fail.until(wholeSeconds(wait), 'RATE_LIMITED');
  const slot = await messageSlot(request, { tenantId, to: phone, now: alias.now });
  if (slot instanceof Refusal) return slot;
  await alias.send('RESEND', { otpHash, otpExpiresAt });
  write(...code.writes(slot));
  return presentPhoneAlias(recordOf(alias));
};
