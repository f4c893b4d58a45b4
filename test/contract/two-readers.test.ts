import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { constraintErrors, type ErrorCode } from '../../generated/contract/errors.ts';
import { businessOf, newWallet, signed } from '../domains/identity/wallets-of-identities.ts';
import { payer, sign, unsigned } from '../domains/offramp/envelope-fixture.ts';
import { anyRow } from '../support/any-row.ts';
import { foundAll } from '../support/found.ts';
import { onboard, verifyPhone } from '../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { type Decided, twice } from './decided-twice.ts';

/**
 * What is decided twice: a handler looks first and refuses with details, and a constraint refuses whoever was not seen.
 * Each is shown to hold with the other taken away: the constraint by rows that nobody looked at, the handler in a
 * database without its constraint. A domain adds its own by a `<subject>.constraints.ts` beside its tests.
 */
const DECIDED: Readonly<Record<string, Decided>> = {
  members_email_unique: {
    table: 'members',
    row: { tenant_id: 'ten_1', email_index: 'e', status: 'ACTIVE', role: 'MEMBER' },
    ask: async (service, name) => {
      const { api } = await service.signUp(name);
      return twice(() => api.createMember({ email: 'cleo@twice.test', role: 'MEMBER', name: 'Cleo' }));
    },
  },
  phone_aliases_phone_unique: {
    table: 'phone_aliases',
    row: { tenant_id: 'ten_1', phone_index: 'p', status: 'PENDING' },
    ask: async (service, name) => {
      const { api } = await service.signUp(name);
      return twice(() => api.createPhoneAlias({ phone: '+15550104899' }));
    },
  },
  payout_destinations_identifier_unique: {
    table: 'payout_destinations',
    row: {
      tenant_id: 'ten_1',
      type: 'PAYMENT_APP_A',
      identifier_index: 'i',
      identifier_ciphertext: 'c',
      status: 'PENDING_VERIFICATION',
      ownership_status: 'DECLARED',
    },
    ask: async (service, name) => {
      const tenant = await service.signUp(name);
      const { api } = tenant;
      await onboard(tenant);
      return twice(() => api.createPayoutDestination({ type: 'PAYMENT_APP_A', email: 'twice@payouts.test' }));
    },
  },
  payment_envelopes_nonce_unique: {
    table: 'payment_envelopes',
    row: { payer: 'did:subject:1', nonce: '1' },
    apart: 'payment_id',
    ask: async (service, name) => {
      const sender = await payer(service, name);
      const [payee] = await payable(service, `${name} Payee`);
      const envelope = await sign(sender.wallet, unsigned(sender, payee, { message: { amountBaseUnits: '1000000' } }));
      return twice(() => sender.api.createOfframpPayment({ did: payee, amountUsd: '1.00', envelope }));
    },
  },
  ledger_balances_not_negative: {
    table: 'ledger_balances',
    row: { account_id: 'available:ten_1:USDC', balance: -1 },
    isBound: true,
    ask: async (service, name) => {
      const sender = await service.signUp(name);
      await sender.fund('1.50');
      return twice(() => sender.api.createOfframpPayment({ phone: '+15550104898', amountUsd: '1.00' }));
    },
  },
  directory_handles_handle_unique: {
    table: 'directory_handles',
    row: { handle: 'twice', tenant_id: 'ten_1' },
    ask: async (service, name) => {
      const [one, other] = [await service.signUp(`${name} One`), await service.signUp(`${name} Other`)];
      const reserve = ({ api }: TestTenant, email: string) =>
        api.createDidReservation({ email, handle: 'twice-taken' });
      return [await reserve(one, 'one@twice.test'), await reserve(other, 'other@twice.test')];
    },
  },
  wallet_bindings_active_unique: {
    table: 'wallet_bindings',
    row: {
      tenant_id: 'ten_1',
      status: 'ACTIVE',
      chain_family: 'EVM',
      wallet_type: 'EOA',
      controller_type: 'SELF',
      wallet_address: `0x${'ab'.repeat(20)}`,
    },
    ask: async (service, name) => {
      const wallet = newWallet();
      // Begun before either is ACTIVE: the proof is what looks again.
      const begun = async (tenant: TestTenant) => {
        const { id } = await businessOf(tenant);
        return signed(await tenant.api.startWalletBinding({ id, walletAddress: wallet.address }).unwrap(), wallet);
      };
      const [one, other] = [await service.signUp(`${name} One`), await service.signUp(`${name} Other`)];
      const [first, second] = [await begun(one), await begun(other)];
      return [await one.api.verifyWalletBinding(first), await other.api.verifyWalletBinding(second)];
    },
  },
  policy_attachments_one_per_subject: {
    table: 'policy_attachments',
    row: { tenant_id: 'ten_1', subject_type: 'agent', subject_id: 'agt_1', status: 'ATTACHED' },
    apart: 'policy_id',
    ask: async (service, name) => {
      const { api, session } = await service.signUp(name);
      const { id: subjectId } = await session.createAgent({ name: 'Payer' }).unwrap();
      return twice(async () => {
        const { policyId: id } = await api.createPolicy({ name: 'Spend', document: {} }).unwrap();
        return api.attachPolicy({ id, subjectType: 'agent', subjectId });
      });
    },
  },
  ...Object.assign({}, ...(await foundAll<Readonly<Record<string, Decided>>>('.constraints.ts', 'constraints'))),
};

/** A tenant that can be paid by its payid. */
async function payable(service: TestService, name: string): Promise<readonly [did: string, tenant: TestTenant]> {
  const tenant = await service.signUp(name);
  await onboard(tenant);
  await verifyPhone(service, tenant, '+15550104897');
  const [identity] = (await tenant.api.getOwnDids().unwrap()).identities;
  return [identity?.did ?? '', tenant];
}

let service: TestService;
let unconstrained: TestService;

beforeAll(async () => {
  service = await startTestService();
  unconstrained = await startTestService();
  for (const name of Object.keys(DECIDED)) await drop(name);
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await unconstrained?.stop();
});

/** Takes a constraint away, or the unique index that stands for one. */
async function drop(name: string): Promise<void> {
  const { owner } = unconstrained.pool;
  const { rows } = await owner.raw('SELECT conrelid::regclass::text AS table FROM pg_constraint WHERE conname = ?', [
    name,
  ]);
  if (rows.length > 0) await owner.raw(`ALTER TABLE ${rows[0].table} DROP CONSTRAINT ${name} CASCADE`);
  else await owner.raw(`DROP INDEX ${name}`);
}

describe('every constraint that answers a code is listed here', () => {
  test('each such constraint has a test', () => {
    expect(Object.keys(DECIDED).toSorted()).toEqual(Object.keys(constraintErrors).toSorted());
  });
});

describe('without the handler, the constraint holds (D-437)', () => {
  test.each(Object.entries(DECIDED))('%s', async (name, { table, row, apart, isBound }) => {
    const { owner } = service.pool;
    let rows = 0;
    const put = () => {
      rows += 1;
      return anyRow(owner, table, apart === undefined ? row : { ...row, [apart]: `apart ${rows}` });
    };
    const refused = { constraint: name };
    // A bound refuses the first row, uniqueness the second.
    if (isBound) return expect(put()).rejects.toMatchObject(refused);
    await put();
    await expect(put()).rejects.toMatchObject(refused);
  });
});

describe('without the constraint, the handler holds', () => {
  test.each(Object.entries(DECIDED))('%s', async (name, { ask }) => {
    const [first, second] = await ask(unconstrained, name.replaceAll('_', ' '));
    expect(first?.ok, first?.error?.code).toBe(true);
    expect(second?.error?.code).toBe(constraintErrors[name] satisfies ErrorCode | undefined);
  });
});
