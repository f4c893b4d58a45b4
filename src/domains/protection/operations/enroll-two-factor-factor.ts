import type { EnrollTwoFactorFactorRequest } from '../../../../generated/contract/schemas.ts';
import { type MessageSlot, messageSlot, recipientIndex } from '../../../payments/messages/index.ts';
import { memberOf } from '../../../payments/tenancy/members.ts';
import { canonicalEmail, emailFault } from '../../../platform/contacts/email-address.ts';
import { parsePhone } from '../../../platform/contacts/phone-number.ts';
import { maskEmail, maskPhone } from '../../../platform/crypto/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { wholeSeconds } from '../../../platform/limits/budget.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { judgeApproval, SETTINGS } from '../gate.ts';
import { memberIdOf } from '../own-factor.ts';
import { lockFactors, type Protection, protectionOf } from '../protection.store.ts';
import { enrollmentMessage } from '../rules/approval-text.ts';
import { ENROLL_WITHIN_MS, ENROLLMENT_SENDS, waitToSend } from '../rules/factor-rules.ts';
import { newTotpSecret, otpauthUri } from '../rules/totp.ts';
import { sendCode } from '../send-code.ts';
import { presentFactor } from '../twofa-factor.present.ts';
import { lockCodesSent, sameFactor } from '../twofa-factor.store.ts';

type Enroll = Request<'enrollTwoFactorFactor'>;

/** Begins a factor: EMAIL and SMS get their code at once, TOTP shows its secret this once (B 4.8, D-349). */
export const enrollTwoFactorFactor: Handler<'enrollTwoFactorFactor'> = async (request) => {
  const { body, tenantId, now, reads, services, open, write, fail } = request;
  const { vault, config } = services;
  const memberId = memberIdOf(request);
  const to = addressOf(body);
  if (to === undefined) {
    const phone = { path: '/body/phoneE164', message: 'is not a phone number', rule: 'phone' };
    const error = body.type === 'EMAIL' ? emailFault('/body/email') : phone;
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  const targetIndex = to === null ? '' : recipientIndex(vault, to);
  // In one message: what is read behind the lock holds.
  const [, member, twin, protection, sentTo, sentBy] = await Promise.all([
    lockFactors(reads, memberId),
    memberOf(reads, tenantId, memberId),
    sameFactor(reads, tenantId, { memberId, type: body.type, targetIndex }),
    protectionOf(request),
    lockCodesSent(reads, tenantId, `enroll:${targetIndex}`, now),
    lockCodesSent(reads, tenantId, `enroll:${memberId}`, now),
  ]);
  const signerAddress = body.type === 'IDP_MFA' ? (member?.signerAddress ?? null) : null;
  if (body.type === 'IDP_MFA' && signerAddress === null) return fail('NO_SIGNER_ADDRESS');
  if (twin !== undefined) return fail('FACTOR_EXISTS');
  const approval = await judgeApproval(request, besideUsable(protection), SETTINGS);
  if (approval instanceof Refusal) return approval;
  const wait = to === null ? 0 : Math.max(...[sentTo, sentBy].map((sent) => waitToSend(sent, now, ENROLLMENT_SENDS)));
  if (wait > 0) return fail.until(wholeSeconds(wait), 'RATE_LIMITED');

  const slot = to === null ? null : await messageSlot(request, { tenantId, to, now });
  if (slot instanceof Refusal) return slot;

  await approval.redeem();
  const id = newId('fac');
  const code =
    to === null || slot === null ? undefined : enrollmentCode(request, { id, memberId, to, targetIndex, slot });
  const secret = body.type === 'TOTP' ? newTotpSecret() : null;
  const factor = await open('twofa-factor', {
    id,
    context: {
      tenantId,
      memberId,
      type: body.type,
      label: body.label ?? null,
      signerAddress,
      targetIndex,
      hint: hintOf(to, signerAddress),
      targetCiphertext: to && vault.encrypt(to),
      secretCiphertext: secret && vault.encrypt(secret),
      otpHash: code?.otpHash ?? null,
      otpExpiresAt: code?.expiresAt ?? null,
      otpSends: code ? 1 : 0,
      otpSentAt: code ? now : null,
      otpAttempts: 0,
      enrollBy: new Date(now.getTime() + ENROLL_WITHIN_MS),
      verifiedAt: null,
      usableAt: null,
      lastUsedAt: null,
      lastTotpStep: null,
      removedAt: null,
    },
  });
  write(...(code?.writes ?? []));
  return {
    ...presentFactor(recordOf(factor), now),
    factorId: id,
    secretBase32: secret,
    otpauthUri: secret && otpauthUri(secret, request.caller.email ?? memberId, config.serviceName),
    signerAddress,
  };
};

/** Beside a usable factor, those that are there approve another one (D-506): as many of them as the member has. */
function besideUsable(protection: Protection | undefined): Protection | undefined {
  if (protection === undefined || protection.factors.length === 0) return undefined;
  return { ...protection, requiredFactors: Math.min(protection.requiredFactors, protection.factors.length) };
}

/** Where codes go; null where none do, undefined for a phone or an e-mail that is none. */
function addressOf(body: EnrollTwoFactorFactorRequest): string | null | undefined {
  if (body.type === 'EMAIL') return canonicalEmail(body.email);
  return body.type === 'SMS' ? parsePhone(body.phoneE164) : null;
}

/** The mask (D-350). */
function hintOf(to: string | null, signerAddress: string | null): string | null {
  if (signerAddress !== null) return `${signerAddress.slice(0, 6)}…${signerAddress.slice(-4)}`;
  if (to === null) return null;
  return to.startsWith('+') ? maskPhone(to) : maskEmail(to);
}

interface EnrollmentTarget {
  readonly id: string;
  readonly memberId: string;
  readonly to: string;
  readonly targetIndex: string;
  readonly slot: MessageSlot;
}

const enrollmentCode = (
  { services: { vault, config }, tenantId, now }: Enroll,
  { id, memberId, to, targetIndex, slot }: EnrollmentTarget,
) =>
  sendCode(vault, {
    tenantId,
    to,
    now,
    slot,
    use: id,
    purpose: 'FACTOR_OTP',
    type: to.startsWith('+') ? 'SMS' : 'EMAIL',
    body: (code) => enrollmentMessage(config.serviceName, code),
    countedOn: [`enroll:${targetIndex}`, `enroll:${memberId}`],
  });
