import { equalSecrets } from '../../../platform/crypto/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { refuseAgentDirecting } from '../../policies/index.ts';
import { presentPhoneAlias } from '../aliases/phone-alias.present.ts';
import { aliasCodeHash } from '../aliases/send-alias-code.ts';
import { otherHolders } from '../credentials/holders.cross-tenant.ts';
import { judgeCode, proofAt } from '../rules/alias-code.ts';

/** Proves control of the number by its code; the latest proof wins it from any other tenant (D-108, D-109). */
export const verifyPhoneAlias: Handler<'verifyPhoneAlias'> = async (request) => {
  const { path, body, services, aggregate, fail } = request;
  const alias = await aggregate('phone-alias', path.id);
  if (!alias) return fail('PHONE_ALIAS_NOT_FOUND');
  const ofAgent = await refuseAgentDirecting(request, null, alias.id);
  if (ofAgent) return ofAgent;
  const { now } = alias;
  const proof = proofAt(now);
  if (!alias.can('VERIFY', { ...proof, replaces: [] })) {
    return fail('INVALID_TRANSITION', { from: alias.status, event: 'VERIFY' });
  }
  const given = aliasCodeHash(services.vault, alias.id, body.code);
  const verdict = judgeCode(alias.context, now, (otpHash) => equalSecrets(otpHash, given));
  switch (verdict.kind) {
    case 'EXPIRED':
      return fail('ALIAS_OTP_EXPIRED');
    case 'VOID':
      return fail('ALIAS_OTP_TOO_MANY_ATTEMPTS');
    case 'WRONG': {
      // The count outlives the refusal: otherwise a code could be guessed for ever.
      const counted = await alias.send('WRONG_CODE');
      const { attemptsRemaining } = verdict;
      if (attemptsRemaining === 0) return fail.after(counted, 'ALIAS_OTP_TOO_MANY_ATTEMPTS');
      return fail.after(counted, 'ALIAS_OTP_INVALID', { attemptsRemaining });
    }
    case 'RIGHT': {
      const replaces = await otherHolders(request, alias.context.phoneIndex, alias.id);
      await alias.send('VERIFY', { ...proof, replaces });
      return presentPhoneAlias(recordOf(alias));
    }
  }
};
