import type { HoldReason } from '../../../src/domains/offramp/rules/hold-reasons.ts';
import { addServiceBalance, onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { advance, payable, type Recipient } from './fixture.ts';

/** A pair of its own for each hold, because scripts, clocks and credentials are tenant-wide. */
export interface World {
  readonly service: TestService;
  readonly sender: TestTenant;
  readonly recipient: Recipient;
  pay(input?: { requestedDestinationId: string }): Promise<string>;
}

/** One way in which a reason of A 2.3 arises, and the trigger that the same table gives it. */
export interface HoldCase {
  readonly reason: HoldReason;
  readonly how: string;
  /** Answers the id of a payment that is held by it once the workers have run. */
  arise(world: World): Promise<string>;
  /** Its own trigger. */
  clear(world: World, paymentId: string): Promise<unknown>;
  /** What else the recipient lacks, before it can be offered routes. */
  afterwards?(world: World): Promise<unknown>;
  /** The recipient has a phone and nothing else. */
  readonly newcomer?: boolean;
}

let worlds = 0;

export async function newWorld(service: TestService, { newcomer = false }: Pick<HoldCase, 'newcomer'>): Promise<World> {
  worlds += 1;
  const sender = await service.signUp(`Hold Sender ${worlds}`);
  await sender.fund('100.00');
  const phone = `+155504000${String(worlds).padStart(2, '0')}`;
  const recipient = newcomer
    ? await phoneOnly(service, `Hold Recipient ${worlds}`, phone)
    : await payable(service, `Hold Recipient ${worlds}`, phone);
  const pay = async (input = {}) =>
    (await sender.api.createOfframpPayment({ phone, amountUsd: '10.00', ...input }).unwrap()).paymentId;
  return { service, sender, recipient, pay };
}

async function phoneOnly(service: TestService, name: string, phone: string): Promise<Recipient> {
  const tenant = await service.signUp(name);
  return { ...tenant, phone, aliasId: await verifyPhone(service, tenant, phone), credentialId: '', destinationId: '' };
}

/** Raised before the payment: it is held at intake. */
const before = (raise: (world: World) => Promise<unknown>) => async (world: World) => {
  await raise(world);
  await world.service.runUntilIdle();
  return world.pay();
};

/** A person looks at the case of a payment (D-122). */
export async function resolve({ service, sender }: World, paymentId: string, decision: 'RELEASE' | 'REJECT') {
  await service.runUntilIdle();
  const { reviewCases } = await sender.api.listTestReviewCases({ status: 'OPEN' }).unwrap();
  const { id = '' } = reviewCases.find((one) => one.paymentId === paymentId) ?? {};
  return sender.api.resolveTestReviewCase({ id, decision, note: 'looked at' }).unwrap();
}

const release = (world: World, id: string) => resolve(world, id, 'RELEASE');

let emails = 0;
async function addPaymentApp({ api }: TestTenant): Promise<string> {
  emails += 1;
  const { id } = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: `r${emails}@hold.test` }).unwrap();
  await api.verifyPayoutDestination({ id }).unwrap();
  return id;
}

/** Only the prefunded rail is left to the recipient (D-144). */
async function onlyPaymentApp({ recipient }: World): Promise<void> {
  await recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap();
  await addPaymentApp(recipient);
}

/** The code of the standing alias, once more (D-110). */
async function reverify({ service, recipient: { api, aliasId: id, phone } }: World): Promise<void> {
  await api.resendPhoneAliasCode({ id }).unwrap();
  await service.runUntilIdle();
  const { messages } = await api.listTestMessages({ to: phone, purpose: 'ALIAS_OTP', take: 1 }).unwrap();
  await api.verifyPhoneAlias({ id, code: messages[0]?.code ?? '' }).unwrap();
}

const YEAR = 365 * 86_400;

export const HOLD_CASES: readonly HoldCase[] = [
  {
    reason: 'RECIPIENT_NOT_ONBOARDED',
    how: 'no business verification ever',
    newcomer: true,
    arise: ({ pay }) => pay(),
    clear: ({ recipient }) => onboard(recipient),
    afterwards: ({ recipient }) => addServiceBalance(recipient),
  },
  {
    reason: 'CREDENTIAL_REVOKED',
    how: 'revoked, then verified anew',
    arise: before(({ recipient: { api, credentialId: id } }) => api.revokeTestCredential({ id }).unwrap()),
    clear: ({ recipient }) => onboard(recipient),
  },
  {
    reason: 'CREDENTIAL_SUSPENDED',
    how: 'suspended, then reinstated',
    arise: before(({ recipient: { api, credentialId: id } }) => api.suspendTestCredential({ id }).unwrap()),
    clear: ({ recipient: { api, credentialId: id } }) => api.reinstateTestCredential({ id }).unwrap(),
  },
  {
    reason: 'CREDENTIAL_SUSPENDED',
    how: 'suspended, then superseded by a new one',
    arise: before(({ recipient: { api, credentialId: id } }) => api.suspendTestCredential({ id }).unwrap()),
    clear: ({ recipient }) => onboard(recipient),
  },
  {
    reason: 'CREDENTIAL_EXPIRED',
    how: 'expired by the control',
    arise: before(({ recipient: { api, credentialId: id } }) => api.expireTestCredential({ id }).unwrap()),
    clear: ({ recipient }) => onboard(recipient),
  },
  {
    reason: 'CREDENTIAL_EXPIRED',
    how: 'expired by its own time',
    arise: before(async (world) => {
      // On both clocks: the payment follows the sender's, the credential its holder's (D-067).
      await advance(world.recipient, YEAR);
      await advance(world.sender, YEAR);
      await reverify(world);
    }),
    clear: ({ recipient }) => onboard(recipient),
  },
  {
    reason: 'CREDENTIAL_CHANGED_REVIEW_REQUIRED',
    how: 'another legal name than at the first check',
    arise: async ({ recipient, pay }) => {
      await recipient.api.revokePayoutDestination({ id: recipient.destinationId }).unwrap();
      const id = await pay();
      await recipient.session.updateMyTenant({ legalName: 'Quite Another Ltd' }).unwrap();
      await onboard(recipient);
      await addServiceBalance(recipient);
      return id;
    },
    clear: release,
  },
  {
    reason: 'PHONE_REVERIFICATION_REQUIRED',
    how: 'the alias is too old',
    arise: before(({ recipient: { api, aliasId: id } }) => api.expireTestPhoneAlias({ id }).unwrap()),
    clear: reverify,
  },
  {
    reason: 'PHONE_REVERIFICATION_REQUIRED',
    how: 'the alias was given up while quotes were out',
    arise: async ({ recipient: { api, aliasId: id }, pay }) => {
      const paymentId = await pay();
      await api.revokePhoneAlias({ id }).unwrap();
      return paymentId;
    },
    clear: ({ service, recipient }) => verifyPhone(service, recipient, recipient.phone),
  },
  {
    reason: 'PHONE_REVERIFICATION_REQUIRED',
    how: 'somebody else has proved the number since (D-109)',
    arise: async ({ service, recipient, pay }) => {
      const paymentId = await pay();
      await verifyPhone(service, await service.signUp(`${recipient.name} Successor`), recipient.phone);
      return paymentId;
    },
    clear: ({ service, recipient }) => verifyPhone(service, recipient, recipient.phone),
  },
  {
    reason: 'TRANSACTION_MONITORING_REVIEW',
    how: 'screening wants a person',
    arise: before(({ sender, recipient: { phone } }) =>
      sender.api.setTestScreening({ phone, outcome: 'MONITORING' }).unwrap(),
    ),
    clear: release,
  },
  {
    reason: 'PROVIDER_DESTINATION_REVOKED',
    how: 'the owner revokes what was requested, and chooses another',
    arise: async ({ recipient, pay }) => {
      const app = await addPaymentApp(recipient);
      const paymentId = await pay({ requestedDestinationId: app });
      await recipient.api.revokePayoutDestination({ id: app }).unwrap();
      return paymentId;
    },
    clear: ({ recipient: { api, destinationId: id } }) => api.setDefaultPayoutDestination({ id }).unwrap(),
  },
  {
    reason: 'PROVIDER_DESTINATION_REVOKED',
    how: 'the provider revokes what was requested, and another one is added',
    arise: async ({ recipient, pay }) => {
      const app = await addPaymentApp(recipient);
      const paymentId = await pay({ requestedDestinationId: app });
      await recipient.api.setTestProviderControls({ provider: 'payapp_a', revokeDestinationId: app }).unwrap();
      return paymentId;
    },
    clear: ({ recipient }) => addPaymentApp(recipient),
  },
  {
    reason: 'PAYOUT_DESTINATION_NOT_SELECTED',
    how: 'none left, and one is added',
    arise: before(({ recipient: { api, destinationId: id } }) => api.revokePayoutDestination({ id }).unwrap()),
    clear: ({ recipient }) => addServiceBalance(recipient),
  },
  {
    reason: 'PAYOUT_DESTINATION_NOT_SELECTED',
    how: 'the last one goes while quotes are out, and a pending one is verified',
    arise: async ({ recipient: { api, destinationId: id }, pay }) => {
      const paymentId = await pay();
      await api.revokePayoutDestination({ id }).unwrap();
      emails += 1;
      await api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: `r${emails}@hold.test` }).unwrap();
      return paymentId;
    },
    clear: async ({ recipient: { api } }) => {
      const { destinations } = await api.listPayoutDestinations({ status: 'PENDING_VERIFICATION' }).unwrap();
      await api.verifyPayoutDestination({ id: destinations[0]?.id ?? '' }).unwrap();
    },
  },
  {
    reason: 'PROVIDER_UNAVAILABLE',
    how: 'the provider is down',
    arise: before(({ sender }) =>
      sender.api.setTestProviderControls({ provider: 'internal', available: false }).unwrap(),
    ),
    clear: ({ sender }) => sender.api.setTestProviderControls({ provider: 'internal', available: true }).unwrap(),
  },
  {
    reason: 'PROVIDER_UNAVAILABLE',
    how: 'the override of an unavailable provider is taken back',
    arise: before(({ sender }) =>
      sender.api.setTestProviderControls({ provider: 'internal', available: false }).unwrap(),
    ),
    clear: ({ sender }) => sender.api.clearTestProviderControls({ provider: 'internal' }).unwrap(),
  },
  {
    reason: 'INSUFFICIENT_ROUTE_LIQUIDITY',
    how: 'scripted away, and topped up',
    arise: before(async (world) => {
      await onlyPaymentApp(world);
      const dry = { provider: 'payapp_a', liquidityMinor: '0', currency: 'USD' } as const;
      await world.sender.api.setTestProviderControls(dry).unwrap();
    }),
    clear: ({ sender }) =>
      sender.api.setTestProviderControls({ provider: 'payapp_a', liquidityMinor: '1000000', currency: 'USD' }).unwrap(),
  },
  {
    reason: 'POLICY_SUBSYSTEM_ERROR',
    how: 'the composer is down',
    arise: before(({ sender }) => sender.api.setTestPolicySubsystem({ available: false }).unwrap()),
    clear: ({ sender }) => sender.api.setTestPolicySubsystem({ available: true }).unwrap(),
  },
];

/** The same database under another deployment: its providers' modes are its own (D-145). */
export const restartedWith = (service: TestService, variables: Readonly<Record<string, string>>) =>
  startTestService({ databaseUrl: service.databaseUrl, variables });
