import type { Step } from '../../../walker/recipe.ts';
import { codeTo } from '../../../walker/recipes/notation.ts';
import { onboarded, phoneOf, serviceBalance } from '../../../walker/recipes/people.ts';
import { CANARY, type Holder } from '../world.ts';

type Input = Readonly<Record<string, unknown>>;

export const step = (
  call: string,
  as: string | undefined,
  input: Input = {},
  keep: Record<string, string> = {},
): Step => ({
  call,
  ...(as !== undefined && { as }),
  with: input,
  ...(Object.keys(keep).length > 0 && { keep }),
});

export const DAY = 86_400;
export const VICTIM_USD = '1000.00';

/** The attacker's tenant, which can be paid at its phone number. */
export const payable: readonly Step[] = [
  ...phoneOf('attacker'),
  ...onboarded('attacker'),
  serviceBalance('attacker'),
  step('createTestWebhookSink', 'attackerKey', {}, { attackerSink: 'url' }),
];

export const wait = (advanceSeconds: number): readonly Step[] => [
  step('advanceTestClock', 'victimKey', { advanceSeconds }),
];

/** A member of the victim's with a session: `<name>Session` and `<name>Member`. */
export const person = (name: string, role: string, by = 'victimSession'): readonly Step[] => [
  step('createMember', by, { email: `${name}-{{unique}}@attack.test`, role, name }, { [`${name}Member`]: 'id' }),
  step('createTestSession', undefined, { memberId: `{{${name}Member}}` }, { [`${name}Session`]: 'token' }),
];

export const keyOf = (name: string, input: Input = {}): Step =>
  step('createApiKey', 'victimSession', { name, ...input }, { [`${name}Key`]: 'apiKey', [`${name}KeyId`]: 'id' });

/** An agent with a key and an enforced policy. */
export const agent = (name: string, document: Input): readonly Step[] => [
  step(
    'createApiKey',
    'victimSession',
    { name, agent: true },
    { [`${name}Key`]: 'apiKey', [`${name}KeyId`]: 'id', [`${name}AgentId`]: 'agentId' },
  ),
  step('createPolicy', 'victimKey', { name: `${name} ${CANARY}`, document }, { [`${name}PolicyId`]: 'policyId' }),
  step(
    'attachPolicy',
    'victimKey',
    { id: `{{${name}PolicyId}}`, subjectType: 'agent', subjectId: `{{${name}AgentId}}` },
    { [`${name}AttachmentId`]: 'attachmentId' },
  ),
  step('setTestPolicyEnforcement', 'victimKey', { mode: 'enforce' }),
];

/** A card with limits. */
export const card = (name: string, input: Input = {}, by = 'victimKey'): readonly Step[] => [
  step('createProviderCard', by, { cardholderId: `ich_${name}` }, { [`${name}CardId`]: 'cardId' }),
  step('setCardLimits', 'victimKey', { id: `{{${name}CardId}}`, dailyUsd: '5.00', ...input }),
];

const MAIL = 'victim-factor-{{unique}}@walk.test';

/** Protection of every amount, with a factor of the owner's. */
export const protection: readonly Step[] = [
  step('enrollTwoFactorFactor', 'victimSession', { type: 'EMAIL', email: MAIL }, { victimFactor: 'id' }),
  codeTo('victimKey', MAIL, 'FACTOR_OTP'),
  step('verifyTwoFactorFactor', 'victimSession', { id: '{{victimFactor}}', code: '{{code}}' }),
  ...wait(DAY),
  step('updateProtectionSettings', 'victimSession', { enabled: true, thresholdUsd: '0', coolingOffSeconds: DAY }),
];

/** What nobody else is shown. */
export const secrets: readonly Step[] = [
  step('createMember', 'victimSession', { email: `${CANARY}@victim.test`, role: 'VIEWER', name: CANARY }),
  step('createContact', 'victimSession', { label: CANARY, email: `payee-${CANARY}@victim.test` }),
];

/** A stranger: another tenant's owner and key. */
export const stranger: readonly Holder[] = [
  { as: 'attackerSession', kind: 'OWNER', tenant: 'attacker' },
  { as: 'attackerKey', kind: 'key', tenant: 'attacker' },
  { as: undefined, kind: 'nothing', tenant: 'nobody' },
];
