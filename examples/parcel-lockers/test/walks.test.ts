import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService, type TestTenant, walk } from '@paychart/platform/testing';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.stop());

const MAIN_STREET = { bank: 'Main Street', size: 'S' } as const;

test('every walk of a parcel goes as the machine says', async () => {
  const codes = new Map<string, string>();
  const read = async (tenant: TestTenant, id: string) => (await tenant.call('getParcel', { id })).body;
  const walked = await walk(service, {
    machine: 'parcel',
    begin: async (tenant) => {
      await tenant.call('registerCompartment', { body: { ...MAIN_STREET, number: 1 } });
      return (await tenant.call('reserveParcel', { body: { ...MAIN_STREET, label: 'Order 1042' } })).body.id;
    },
    stateOf: async (tenant, id) => (await read(tenant, id)).status,
    acts: {
      DROP_OFF: async (tenant, id) => {
        const reply = await tenant.call('dropOffParcel', { id });
        codes.set(id, reply.body.pickupCode);
        return reply;
      },
      CANCEL: (tenant, id) => tenant.call('cancelParcel', { id }),
      LOSE_COMPARTMENT: async (tenant, id) =>
        tenant.call('disableCompartment', { id: (await read(tenant, id)).compartmentId ?? '' }),
      LAPSE: (tenant) => tenant.advance(2 * 3600 + 1),
      MISS: (tenant, id) =>
        tenant.call('pickUpParcel', { id, body: { code: codes.get(id) === '000000' ? '000001' : '000000' } }),
      PICK_UP: (tenant, id) => tenant.call('pickUpParcel', { id, body: { code: codes.get(id) ?? '000000' } }),
    },
  });
  assert.deepEqual(walked.untaken, []);
});

test('every walk of a compartment goes as the machine says', async () => {
  const find = async (tenant: TestTenant, id: string) =>
    (await tenant.call('listCompartments')).body.compartments.find((one) => one.id === id);
  const codes = new Map<string, string>();
  const walked = await walk(service, {
    machine: 'compartment',
    begin: async (tenant) =>
      (await tenant.call('registerCompartment', { body: { ...MAIN_STREET, number: 1 } })).body.id,
    stateOf: async (tenant, id) => (await find(tenant, id))?.status ?? '',
    acts: {
      RESERVE: (tenant) => tenant.call('reserveParcel', { body: { ...MAIN_STREET, label: 'Order 1042' } }),
      OCCUPY: async (tenant, id) => {
        const parcelId = (await find(tenant, id))?.parcelId ?? '';
        const reply = await tenant.call('dropOffParcel', { id: parcelId });
        codes.set(id, reply.body.pickupCode);
        return reply;
      },
      RELEASE: async (tenant, id) => {
        const parcelId = (await find(tenant, id))?.parcelId ?? '';
        const code = codes.get(id);
        if (code === undefined) return tenant.call('cancelParcel', { id: parcelId });
        return tenant.call('pickUpParcel', { id: parcelId, body: { code } });
      },
      DISABLE: (tenant, id) => tenant.call('disableCompartment', { id }),
    },
  });
  assert.deepEqual(walked.untaken, []);
});
