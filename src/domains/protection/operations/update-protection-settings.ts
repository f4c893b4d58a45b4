import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { audit, insert, update } from '../../../platform/lifecycle/writes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { judgeApproval, SETTINGS } from '../gate.ts';
import { memberIdOf } from '../own-factor.ts';
import { presentSettings } from '../protection.present.ts';
import { lockFactors, settingsOf, usableFactors } from '../protection.store.ts';
import { changedSettings, weakens } from '../rules/settings.ts';

/** Merges what is sent; what weakens protection is protected itself (D-340, D-341). */
export const updateProtectionSettings: Handler<'updateProtectionSettings'> = async (request) => {
  const { body, caller, tenantId, now, reads, write, fail } = request;
  if (caller.role !== 'OWNER' && caller.role !== 'ADMIN') return fail('ROLE_NOT_PERMITTED');
  // In one message: what is read behind the locks holds until the transaction ends.
  const [, , current, factors] = await Promise.all([
    lockByName(reads, 'protection_settings', tenantId),
    lockFactors(reads, memberIdOf(request)),
    settingsOf(reads, tenantId),
    usableFactors(request),
  ]);
  const next = changedSettings(current, body);
  if ('field' in next) {
    const error = { path: `/body/${next.field}`, message: next.message, rule: 'range' };
    return fail('VALIDATION_FAILED', { errors: [error] });
  }
  if (!current.enabled && next.enabled && factors.length < next.requiredFactors) return fail('TWOFA_NOT_ENROLLED');
  const { requiredFactors } = current;
  const required = weakens(current, next) ? { requiredFactors, factors } : undefined;
  const approval = await judgeApproval(request, required, SETTINGS);
  if (approval instanceof Refusal) return approval;
  await approval.redeem();
  const values = { ...next, updatedAt: now };
  write(
    current.updatedAt === undefined
      ? insert('protection_settings', { tenantId, ...values })
      : update('protection_settings', { tenantId }, values),
    audit('protection.updated', tenantId, tenantId, {
      ...next,
      thresholdBaseUnits: next.thresholdBaseUnits.toString(),
    }),
  );
  return presentSettings(next, now);
};
