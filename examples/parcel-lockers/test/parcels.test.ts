import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService, type TestTenant } from '@paychart/platform/testing';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.stop());

const MAIN_STREET = { bank: 'Main Street', size: 'S' } as const;

/** A carrier with some compartments. */
async function carrier(compartments = 1): Promise<TestTenant> {
  const tenant = await service.tenant();
  for (let number = 1; number <= compartments; number += 1) {
    const { status } = await tenant.call('registerCompartment', { body: { ...MAIN_STREET, number } });
    assert.equal(status, 201);
  }
  return tenant;
}

const reserve = (tenant: TestTenant, label = 'Order 1042') =>
  tenant.call('reserveParcel', { body: { ...MAIN_STREET, label } });

const statusesOf = async (tenant: TestTenant) => {
  const { body } = await tenant.call('listCompartments');
  return body.compartments.map(({ status }) => status);
};

test('a parcel reserves a compartment, is dropped off, and is picked up with its code', async () => {
  const tenant = await carrier();
  const { status, body: parcel } = await reserve(tenant);
  assert.deepEqual([status, parcel.status], [201, 'RESERVED']);
  assert.deepEqual(await statusesOf(tenant), ['RESERVED']);
  const { body: stored } = await tenant.call('dropOffParcel', { id: parcel.id });
  assert.match(stored.pickupCode, /^\d{6}$/);
  assert.deepEqual(await statusesOf(tenant), ['OCCUPIED']);
  const picked = await tenant.call('pickUpParcel', { id: parcel.id, body: { code: stored.pickupCode } });
  assert.equal(picked.body.status, 'PICKED_UP');
  assert.deepEqual(await statusesOf(tenant), ['FREE']);
});

test('refuses a parcel when no compartment is free, and records the demand', async () => {
  const tenant = await carrier();
  await reserve(tenant);
  const second = await reserve(tenant);
  assert.deepEqual([second.status, second.body.code], [409, 'NO_COMPARTMENT_FREE']);
  const { body } = await tenant.call('listParcels', { query: { status: 'REJECTED' } });
  assert.equal(body.parcels.length, 1);
});

test('of parcels that are reserved at once, each gets a compartment of its own', async () => {
  const tenant = await carrier(3);
  const replies = await Promise.all([1, 2, 3, 4, 5].map((number) => reserve(tenant, `Order ${number}`)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [201, 201, 201, 409, 409]);
  const taken = replies.flatMap(({ status, body }) => (status === 201 ? [body.compartmentId] : []));
  assert.equal(new Set(taken).size, 3);
});

test('a reservation lapses when its time is over, and not before', async () => {
  const tenant = await carrier();
  const { body: parcel } = await reserve(tenant);
  await tenant.advance(2 * 3600 - 60);
  assert.equal((await tenant.call('getParcel', { id: parcel.id })).body.status, 'RESERVED');
  await tenant.advance(120);
  assert.equal((await tenant.call('getParcel', { id: parcel.id })).body.status, 'LAPSED');
  assert.deepEqual(await statusesOf(tenant), ['FREE']);
  const late = await tenant.call('dropOffParcel', { id: parcel.id });
  assert.deepEqual([late.status, late.body.code], [409, 'PARCEL_NOT_RESERVED']);
});

test('five wrong codes block a parcel, and each refusal is counted', async () => {
  const tenant = await carrier();
  const { body: parcel } = await reserve(tenant);
  const { pickupCode } = (await tenant.call('dropOffParcel', { id: parcel.id })).body;
  const code = pickupCode === '000000' ? '000001' : '000000';
  for (let left = 4; left >= 0; left -= 1) {
    const wrong = await tenant.call('pickUpParcel', { id: parcel.id, body: { code } });
    assert.deepEqual(
      [wrong.status, wrong.body.code, wrong.body.details],
      [403, 'PICKUP_CODE_WRONG', { attemptsLeft: left }],
    );
  }
  const right = await tenant.call('pickUpParcel', { id: parcel.id, body: { code: pickupCode } });
  assert.deepEqual([right.status, right.body.code], [403, 'PICKUP_BLOCKED']);
});

test('taking a compartment out of order cancels the reservation, and is refused while a parcel lies in it', async () => {
  const tenant = await carrier();
  const { body: parcel } = await reserve(tenant);
  const id = parcel.compartmentId ?? '';
  assert.equal((await tenant.call('disableCompartment', { id })).body.status, 'OUT_OF_ORDER');
  assert.equal((await tenant.call('getParcel', { id: parcel.id })).body.status, 'CANCELED');

  const other = await carrier();
  const stored = await reserve(other);
  await other.call('dropOffParcel', { id: stored.body.id });
  const refused = await other.call('disableCompartment', { id: stored.body.compartmentId ?? '' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'COMPARTMENT_OCCUPIED']);
});

test('a repeated request gets the same answer, and the code is stored nowhere', async () => {
  const tenant = await carrier();
  const { body: parcel } = await reserve(tenant);
  const headers = { 'idempotency-key': 'drop-1' };
  const first = await tenant.call('dropOffParcel', { id: parcel.id, headers });
  const second = await tenant.call('dropOffParcel', { id: parcel.id, headers });
  assert.deepEqual(second.body, first.body);
  assert.equal(second.headers.get('idempotency-replayed'), 'true');
  assert.equal(
    service.logLines.some((line) => line.includes(first.body.pickupCode)),
    false,
  );
});

test('lists lead from page to page, and show each parcel once', async () => {
  const tenant = await carrier(5);
  for (let number = 1; number <= 5; number += 1) await reserve(tenant, `Order ${number}`);
  const labels: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { take: '2', ...(cursor !== undefined && { cursor }) };
    const { body, headers } = await tenant.call('listParcels', { query });
    labels.push(...body.parcels.map(({ label }) => label));
    cursor = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
  } while (cursor !== undefined);
  assert.deepEqual(labels, ['Order 5', 'Order 4', 'Order 3', 'Order 2', 'Order 1']);
});

test('a tenant sees nothing of another one', async () => {
  const [tenant, other] = [await carrier(), await carrier()];
  const { body: parcel } = await reserve(tenant);
  for (const operation of ['getParcel', 'cancelParcel', 'dropOffParcel'] as const) {
    const { status, body } = await other.call(operation, { id: parcel.id });
    assert.deepEqual([status, body.code], [404, 'PARCEL_NOT_FOUND'], operation);
  }
  assert.deepEqual((await other.call('listParcels')).body.parcels, []);
});
