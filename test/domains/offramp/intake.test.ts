import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboard, verifyPhone } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { confirm, payable, type Recipient, read, refusal, routesOf } from './fixture.ts';

const PHONE = '+15550500001';
const UNKNOWN = '+15550599999';

let service: TestService;
let sender: TestTenant;
let recipient: Recipient;
let stranger: Recipient;

beforeAll(async () => {
  service = await startTestService();
  sender = await service.signUp('Intake Sender');
  await sender.fund('10000.00');
  recipient = await payable(service, 'Intake Recipient', PHONE);
  stranger = await payable(service, 'Intake Stranger', '+15550500002');
});
afterAll(() => service.stop());

type CreateInput = Parameters<TestTenant['api']['createOfframpPayment']>[0];
const create = (input: Partial<CreateInput> = {}) =>
  sender.api.createOfframpPayment({ phone: PHONE, amountUsd: '10.00', ...input } as CreateInput);
const screen = (outcome: 'CLEAR' | 'MONITORING' | 'SANCTIONS') =>
  sender.api.setTestScreening({ phone: PHONE, outcome }).unwrap();

describe('the five outcomes of create (A 3.2)', () => {
  test('onboarded with a usable destination: AWAITING_RECIPIENT_CONFIRMATION with quotes (R146, R009)', async () => {
    const created = await create().unwrap();
    expect(created).toMatchObject({ status: 'AWAITING_RECIPIENT_CONFIRMATION', claimId: null, holdReasons: [] });
    expect(created.quotes.map(({ destinationId }) => destinationId)).toEqual([recipient.destinationId]);
    expect(created.quotes.every(({ status }) => status === 'ACTIVE')).toBe(true);
  });

  test('unknown phone: PENDING_CLAIM with claimId, no recipient and no quotes (R147, R030)', async () => {
    const created = await create({ phone: UNKNOWN }).unwrap();
    expect(created).toMatchObject({ status: 'PENDING_CLAIM', recipientTenantId: null, holdReasons: [], quotes: [] });
    expect(created.claimId).toMatch(/^clm_/);
  });

  test('is PAYOUT_SELECTION_REQUIRED with its reason when no destination is usable (R148)', async () => {
    const bare = await service.signUp('Without A Rail');
    await verifyPhone(service, bare, '+15550500003');
    await onboard(bare);
    const created = await create({ phone: '+15550500003' }).unwrap();
    expect(created).toMatchObject({ status: 'PAYOUT_SELECTION_REQUIRED', quotes: [] });
    expect(created.holdReasons).toEqual(['PAYOUT_DESTINATION_NOT_SELECTED']);
  });

  test('is COMPLIANCE_HOLD with its reasons when the policy holds it (R149)', async () => {
    await screen('MONITORING');
    const created = await create().unwrap();
    await screen('CLEAR');
    expect(created).toMatchObject({ status: 'COMPLIANCE_HOLD', quotes: [] });
    expect(created.holdReasons).toEqual(['TRANSACTION_MONITORING_REVIEW']);
  });

  test('answers 201 with CANCELED when the policy rejects it, and reserves no money (R150)', async () => {
    await screen('SANCTIONS');
    const before = await sender.balances();
    const created = await create();
    await screen('CLEAR');
    expect(created.response?.status).toBe(201);
    expect(created.data).toMatchObject({ status: 'CANCELED', failureReason: 'SANCTIONS_REVIEW_REQUIRED', quotes: [] });
    expect(await sender.balances()).toEqual(before);
  });
});

describe('fields', () => {
  test('have the documented form of chain, asset and amount, and null for what has not happened (R032, R033, R034, R280, R281, R192)', async () => {
    const created = await create({ amountUsd: '25' }).unwrap();
    expect(created.sourceChainKey).toBe('eip155:84532');
    expect(created.sourceAssetId).toMatch(/^eip155:84532\/erc20:0x[0-9a-f]{40}$/);
    expect(created).toMatchObject({
      sourceAmountBaseUnits: '25000000',
      amountUsd: '25.00',
      recipientTenantId: recipient.tenantId,
      requestedDestinationId: null,
      selectedRouteQuoteId: null,
      deliveredAt: null,
    });
    const asked = await create({ requestedDestinationId: recipient.destinationId }).unwrap();
    expect(asked.requestedDestinationId).toBe(recipient.destinationId);
    const locked = await confirm(recipient, created.paymentId);
    expect(locked.selectedRouteQuoteId).toBe((await routesOf(sender, created.paymentId))[0]?.routeId);
    await sender.api.stepTestProvider({ id: created.paymentId, steps: 3 }).unwrap();
    expect((await read(sender, created.paymentId)).deliveredAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('never contain the full phone, for any party (R027)', async () => {
    const answers: unknown[] = [];
    for (const phone of [PHONE, '+15550588888']) {
      const created = await create({ phone }).unwrap();
      const id = created.paymentId;
      answers.push(created, await read(sender, id), await sender.api.getOfframpPaymentRoutes({ id }));
      answers.push((await sender.api.getOfframpPaymentClaim({ id })).data);
      await service.runUntilIdle();
      answers.push((await sender.api.listEvents({ resourceId: id }).unwrap()).events);
      answers.push((await sender.api.cancelOfframpPayment({ id }).unwrap()).status);
    }
    answers.push(
      await sender.api.listOfframpPayments({}).unwrap(),
      await recipient.api.listOfframpPayments({}).unwrap(),
    );
    const text = JSON.stringify(answers);
    expect(text).toContain('+*******0001');
    for (const digits of ['5550500001', '5550588888']) expect(text).not.toContain(digits);
  });

  test('have recipientDid for a DID, and not for a phone (R028, R190)', async () => {
    const { did } = await service.pool.owner('payment_identities').where({ tenant_id: recipient.tenantId }).first();
    const created = await sender.api.createOfframpPayment({ did, amountUsd: '10.00' }).unwrap();
    expect(created).toMatchObject({
      recipientDid: did,
      recipientPhoneMasked: null,
      recipientTenantId: recipient.tenantId,
    });
    expect(await create().unwrap()).not.toHaveProperty('recipientDid');
  });
});

describe('create refuses and records nothing', () => {
  const did = `did:payid:${'0'.repeat(64)}`;
  test.each<[string, Partial<Record<keyof CreateInput, unknown>>, number, string]>([
    ['neither phone nor did (R188)', { phone: undefined }, 400, 'RECIPIENT_REQUIRED'],
    ['both (R188)', { did }, 400, 'RECIPIENT_AMBIGUOUS'],
    ['no plus (R189)', { phone: '15550500001' }, 400, 'INVALID_PHONE'],
    ['a leading zero (R189)', { phone: '+05550500001' }, 400, 'INVALID_PHONE'],
    ['spaces (R189)', { phone: '+1 555 050 0001' }, 400, 'INVALID_PHONE'],
    ['an unknown payid (R190)', { phone: undefined, did }, 404, 'PAYEE_NOT_FOUND'],
    ['a payid in capitals (R190)', { phone: undefined, did: `did:payid:${'A'.repeat(64)}` }, 400, 'INVALID_DID'],
    ['a DID of another method (R190)', { phone: undefined, did: 'did:key:zabc' }, 400, 'DID_NOT_RESOLVABLE'],
    [
      'a web DID of another host (R190)',
      { phone: undefined, did: 'did:web:else.test:acme' },
      400,
      'DID_NOT_RESOLVABLE',
    ],
    ['a handle with capitals (R190)', { phone: undefined, did: 'ACME' }, 400, 'INVALID_DID'],
    ['a handle without an invite', { phone: undefined, did: 'acme-co' }, 400, 'INVITE_CONTACT_REQUIRED'],
    [
      'an invite without contact (R200)',
      { phone: undefined, did: 'acme-co', invite: {} },
      400,
      'INVITE_CONTACT_REQUIRED',
    ],
    ['seven fraction digits (R191)', { amountUsd: '1.0000001' }, 400, 'INVALID_AMOUNT'],
    ['zero (R191)', { amountUsd: '0' }, 400, 'INVALID_AMOUNT'],
    ['a negative amount (R191)', { amountUsd: '-1' }, 400, 'INVALID_AMOUNT'],
    ['no amount (R191)', { amountUsd: undefined }, 400, 'INVALID_AMOUNT'],
    ['another chain (R192)', { chainId: 1 }, 400, 'ACCOUNT_CHAIN_MISMATCH'],
    ['a multisig proposal (R193)', { fundingMode: 'MULTISIG_PROPOSAL' }, 400, 'FUNDING_MODE_NOT_AVAILABLE'],
    ['a deposit (R194)', { fundingMode: 'ONCHAIN_DEPOSIT' }, 400, 'FUNDING_MODE_NOT_AVAILABLE'],
    ['a destination of nobody (R197)', { requestedDestinationId: 'dst_unknown' }, 403, 'DESTINATION_NOT_ELIGIBLE'],
  ])('%s', async (_name, input, statusCode, code) => {
    await changesNothing(
      service,
      code,
      async () => expect(refusal(await create(input as Partial<CreateInput>))).toMatchObject({ code, statusCode }),
      ['audit_log'],
    );
  });

  test('a destination of another tenant, a pending one and a revoked one (R197)', async () => {
    const { id: pending } = await recipient.api
      .createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'pending@intake.test' })
      .unwrap();
    const refused = async (id: string) => refusal(await create({ requestedDestinationId: id }));
    expect(await refused(stranger.destinationId)).toMatchObject({ code: 'DESTINATION_NOT_ELIGIBLE', statusCode: 403 });
    expect(await refused(pending)).toMatchObject({ code: 'DESTINATION_NOT_ELIGIBLE' });
    await recipient.api.revokePayoutDestination({ id: pending }).unwrap();
    expect(await refused(pending)).toMatchObject({ code: 'DESTINATION_NOT_ELIGIBLE' });
  });

  test('answers 402 with the shortfall and a way to fund when the balance is too low (R557)', async () => {
    const poor = await service.signUp('Poor Sender');
    await poor.fund('4.00');
    const result = await poor.api.createOfframpPayment({ phone: PHONE, amountUsd: '10.00' });
    expect(refusal(result)).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      statusCode: 402,
      details: {
        shortfallBaseUnits: '6000000',
        funding: { mode: 'INTERNAL_BALANCE', availableBaseUnits: '4000000', faucet: '/v1/faucet/drips' },
      },
    });
    expect((await poor.api.listOfframpPayments({}).unwrap()).payments).toEqual([]);
    expect(await poor.balances()).toMatchObject({ available: 4_000_000n });
  });
});
