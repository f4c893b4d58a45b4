import { expect } from 'vitest';
import { brokenProperties } from '../../scripts/chaos/temporal.ts';
import { parseUsd } from '../../src/payments/ledger/money.ts';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { everyEventNumbered } from '../support/horizon.ts';
import type { TestTenant } from '../support/service.ts';
import { type Edge, leafName, type ModelStep } from './explore.ts';
import type { PaymentWorld } from './payment-world.ts';

const FUNDED = 100_000_000n;

/** What must be true of the payment after a move, given all steps so far: nothing here asks the engine what it did. */
export async function check(world: PaymentWorld, steps: readonly ModelStep[]): Promise<void> {
  await checkStatus(world, steps);
  await checkLog(world, steps);
  await checkClaim(world, steps);
  await checkMoney(world, steps);
  await checkEvents(world, steps);
}

/** What must be true of the whole database at any time. */
export async function checkInvariants({ service: { pool, engine } }: PaymentWorld): Promise<void> {
  expect(await verifyInvariants(pool, engine.lifecycles)).toEqual([]);
  expect(await brokenProperties(pool, false)).toEqual([]);
}

/** The internal status over HTTP for both parties, the projected one in its column. */
async function checkStatus(world: PaymentWorld, steps: readonly ModelStep[]): Promise<void> {
  const { service, sender, recipient, paymentId: id } = world;
  const { root } = lastOf(steps).to;
  expect((await sender.api.getOfframpPayment({ id }).unwrap()).status).toBe(root.leaf.status);
  const seen = await recipient.api.getOfframpPayment({ id });
  if (root.context.recipientTenantId === null) expect(seen.error?.code).toBe('PAYMENT_NOT_FOUND');
  else expect(seen.ok && seen.data.status).toBe(root.leaf.status);
  const [row] = await service.pool.owner('offramp_payments').where({ id });
  expect(row).toMatchObject({
    public_status: root.leaf.publicStatus,
    custody: root.context.custody,
    step: steps.length,
  });
}

/** Every passage is a row, passing states included (D-091). */
async function checkLog({ service, paymentId }: PaymentWorld, steps: readonly ModelStep[]): Promise<void> {
  const rows = await service.pool.owner('lifecycle_log').where({ aggregate_id: paymentId }).orderBy('step');
  const logged = rows.map((row) => [
    row.step,
    row.event,
    row.from_status,
    row.from_public,
    row.to_status,
    row.to_public,
  ]);
  const expected = steps.map(({ edges: [edge] }, at) => [
    at + 1,
    edge?.event,
    edge?.from?.status ?? null,
    edge?.from?.publicStatus ?? null,
    edge?.to.status,
    edge?.to.publicStatus,
  ]);
  expect(logged).toEqual(expected);
}

/** The claim moves with its payment, and its journal has one entry a step (A 3.3, D-186). */
async function checkClaim(
  { service, sender, paymentId: id }: PaymentWorld,
  steps: readonly ModelStep[],
): Promise<void> {
  const seen = await sender.api.getOfframpPaymentClaim({ id });
  const claim = lastOf(steps).to.children.claim;
  if (claim === undefined) {
    expect(seen.error?.code).toBe('CLAIM_NOT_FOUND');
    return;
  }
  if (!seen.ok) throw new Error(seen.error.code);
  expect(seen.data.status).toBe(leafName(claim.leaf));
  const taken = steps.flatMap(({ edges }) => edges).filter(({ machine }) => machine === 'claim');
  const kinds = await service.pool
    .owner('claim_events')
    .where({ claim_id: seen.data.claimId })
    .orderBy('id')
    .pluck('kind');
  const journal: Record<string, string> = {
    OPEN: 'ClaimOpened',
    LOCKED: 'ClaimLocked',
    RELEASED: 'ClaimReleased',
    EXPIRED: 'ClaimExpired',
    REFUNDED: 'ClaimRefunded',
    CANCELED: 'ClaimCanceled',
  };
  const entries = taken.filter(isJournaled).map(({ to }) => journal[leafName(to)]);
  expect(kinds.toSorted()).toEqual(entries.toSorted());
  await everyEventNumbered(service.pool.owner, service.relay);
  const { events } = await sender.api.listEvents({ resourceId: seen.data.claimId, order: 'asc' }).unwrap();
  const told = taken.filter(isJournaled).map(({ to }) => TOLD[leafName(to)]);
  expect(events.map(({ type }) => type)).toEqual(told);
}

/** A claim that gets its recipient or its money stays what it is. */
const isJournaled = ({ event }: Edge): boolean => event !== 'BIND' && event !== 'FUND';

/** What the sender hears of its claim (D-186, D-388). */
const TOLD: Readonly<Record<string, string>> = {
  OPEN: 'claim.opened',
  LOCKED: 'claim.locked',
  RELEASED: 'claim.released',
  EXPIRED: 'claim.expired',
  REFUNDED: 'claim.refunded',
  CANCELED: 'claim.canceled',
};

type PlaceOfMoney = 'outside' | 'reserved' | 'escrow' | 'paid' | 'back';

/** Where the money of the payment must be after these steps (D-087, D-088); a deposit is `outside` until it is final. */
function placeOfMoney(steps: readonly ModelStep[], isDeposit: boolean): PlaceOfMoney {
  let place: PlaceOfMoney = isDeposit ? 'outside' : 'reserved';
  for (const { event, to } of steps) {
    if (event.type === 'DEPOSIT_CONFIRMED') place = 'escrow';
    if (!isDeposit && (event.type === 'CONFIRM' || event.type === 'CLAIM_LOCKED')) place = 'escrow';
    if (!isDeposit && event.type === 'RECHECK_FAILED' && to.children.claim === undefined) place = 'reserved';
    if (leafName(to.root.leaf) === 'DELIVERED') place = 'paid';
    if (['CANCELED', 'REFUNDED'].includes(leafName(to.root.leaf))) place = 'back';
  }
  return place;
}

async function checkMoney(world: PaymentWorld, steps: readonly ModelStep[]): Promise<void> {
  const amount = parseUsd(world.amountUsd) ?? 0n;
  const isDeposit = world.depositor !== undefined;
  const place = placeOfMoney(steps, isDeposit);
  const inEscrow = place === 'escrow' ? amount : 0n;
  // A deposit comes into the ledger when it is final, and leaves it when it goes back.
  const funded = isDeposit ? (place === 'paid' ? amount : inEscrow) : FUNDED;
  const sender = { available: 0n, reserved: 0n, escrow: 0n, ...(await world.sender.balances()) };
  expect(sender).toEqual({
    available: isDeposit ? 0n : place === 'back' ? FUNDED : FUNDED - amount,
    reserved: place === 'reserved' ? amount : 0n,
    escrow: inEscrow,
  });
  const received = (await world.recipient.balances()).available ?? 0n;
  const toOthers = await paidToOthers(world);
  const total = Object.values(sender).reduce((sum, balance) => sum + balance, 0n);
  expect(total + received + toOthers, 'available + reserved + escrow + paid out = funded').toBe(funded);
  expect(received + toOthers).toBe(place === 'paid' ? amount : 0n);
}

/** What this payment has paid to accounts of no tenant: providers, fees, rounding. What went back to the chain is no pay. */
async function paidToOthers({ service, paymentId }: PaymentWorld): Promise<bigint> {
  const rows: { amount: bigint }[] = await service.pool
    .owner('ledger_transfers as t')
    .join('ledger_accounts as a', 'a.id', 't.credit_account')
    .where('t.subject', paymentId)
    .whereNull('a.tenant_id')
    .whereNot('a.kind', 'onchain_escrow')
    .select('t.amount');
  return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}

/** Exactly one event per projected change, in order, in the feed of each who is a party by then (D-386, D-487). */
async function checkEvents(world: PaymentWorld, steps: readonly ModelStep[]): Promise<void> {
  await everyEventNumbered(world.service.pool.owner, world.service.relay);
  const changes = steps.flatMap(({ edges: [edge], to }, at) => {
    if (edge === undefined || edge.from?.publicStatus === edge.to.publicStatus) return [];
    return [
      {
        type: `payment.${edge.to.publicStatus.toLowerCase()}`,
        sequence: at + 1,
        status: edge.to.publicStatus,
        internal: edge.to.status,
        previous: edge.from?.publicStatus,
        forRecipient: to.root.context.recipientTenantId !== null,
      },
    ];
  });
  const told = (list: typeof changes) =>
    list.map(({ type, sequence, status, internal, previous }) => ({ type, sequence, status, internal, previous }));
  expect(await feedOf(world.sender, world.paymentId)).toEqual(told(changes));
  expect(await feedOf(world.recipient, world.paymentId)).toEqual(
    told(changes.filter(({ forRecipient }) => forRecipient)),
  );
}

async function feedOf(tenant: TestTenant, resourceId: string) {
  const { events } = await tenant.api.listEvents({ resourceId, order: 'asc', take: 100 }).unwrap();
  return events.map(({ type, resourceSequence, data }) => {
    const object = data.object as { status: string; internalStatus: string };
    return {
      type,
      sequence: resourceSequence,
      status: object.status,
      internal: object.internalStatus,
      previous: (data as { previousStatus?: string }).previousStatus,
    };
  });
}

const lastOf = (steps: readonly ModelStep[]): ModelStep => steps.at(-1) as ModelStep;
