import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService, type TestTenant } from '@paychart/platform/testing';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.stop());

const MAIN_STREET = { bank: 'Main Street', size: 'S' } as const;

/** A carrier with a compartment, and a parcel that has reserved it. */
async function reserved(): Promise<{ readonly tenant: TestTenant; readonly id: string }> {
  const tenant = await service.tenant();
  await tenant.call('registerCompartment', { body: { ...MAIN_STREET, number: 1 } });
  const { body } = await tenant.call('reserveParcel', { body: { ...MAIN_STREET, label: 'Order 1042' } });
  await service.runUntilIdle();
  return { tenant, id: body.id };
}

const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

test('the feed lists the events of a tenant, newest first, page by page, and by family', async () => {
  const { tenant, id } = await reserved();
  await tenant.call('cancelParcel', { id });
  await service.runUntilIdle();
  const first = await tenant.call('listEvents', { query: { take: '1' } });
  assert.deepEqual(typesOf(first.body.events), ['parcel.canceled']);
  const [, cursor = ''] = /cursor=([^>&]+)/.exec(first.headers.get('link') ?? '') ?? [];
  const second = await tenant.call('listEvents', { query: { take: '1', cursor } });
  assert.deepEqual(typesOf(second.body.events), ['parcel.reserved']);
  const oldest = await tenant.call('listEvents', { query: { order: 'asc', type: 'parcel.*', resourceId: id } });
  assert.deepEqual(typesOf(oldest.body.events), ['parcel.requested', 'parcel.reserved', 'parcel.canceled']);
  assert.deepEqual(
    oldest.body.events.map(({ sequence }) => sequence),
    ['1', '2', '3'],
  );
});

test('one event is got by its id, and no other tenant finds it', async () => {
  const { tenant, id } = await reserved();
  const { body } = await tenant.call('listEvents');
  const [event] = body.events;
  assert.ok(event);
  const got = await tenant.call('getEvent', { id: event.id });
  assert.deepEqual([got.status, got.body.resourceId, got.body.type], [200, id, 'parcel.reserved']);
  const other = await service.tenant();
  const refused = await other.call('getEvent', { id: event.id });
  assert.deepEqual([refused.status, refused.body.code], [404, 'EVENT_NOT_FOUND']);
  assert.deepEqual((await other.call('listEvents')).body.events, []);
});

test('a stream tells new events, and goes on behind the last one that the client has seen', async () => {
  const { tenant, id } = await reserved();
  const stream = await open(tenant, '0');
  assert.deepEqual(await stream.next(), { id: '1', type: 'parcel.requested' });
  assert.deepEqual(await stream.next(), { id: '2', type: 'parcel.reserved' });
  await tenant.call('cancelParcel', { id });
  assert.deepEqual(await stream.next(), { id: '3', type: 'parcel.canceled' });
  await stream.close();
  await tenant.call('reserveParcel', { body: { ...MAIN_STREET, label: 'Order 1043' } });
  const resumed = await open(tenant, '3');
  assert.deepEqual(await resumed.next(), { id: '4', type: 'parcel.requested' });
  await resumed.close();
  const ahead = await tenant.call('listEvents', { headers: { accept: 'text/event-stream', 'last-event-id': '99' } });
  assert.deepEqual([ahead.status, ahead.body.code], [400, 'VALIDATION_FAILED']);
});

test('an explanation says what a parcel waits for, and what can happen next', async () => {
  const { tenant, id } = await reserved();
  const { body: waiting } = await tenant.call('explainResource', { id });
  assert.deepEqual(
    [waiting.resource.lifecycle, waiting.resource.status, waiting.resource.isFinal],
    ['parcel', 'RESERVED', false],
  );
  assert.deepEqual(
    waiting.waitingFor.map(({ kind }) => kind),
    ['deadline'],
  );
  const next = waiting.next.map(({ event, by, operationId, allowed }) => [event, by, operationId, allowed]);
  assert.ok(next.some((one) => JSON.stringify(one) === '["DROP_OFF","operation","dropOffParcel",true]'));
  assert.ok(next.some((one) => JSON.stringify(one) === '["LAPSE","timer",null,true]'));
  assert.equal(waiting.timers.length, 1);
  await tenant.call('cancelParcel', { id });
  const { body: ended } = await tenant.call('explainResource', { id });
  assert.deepEqual([ended.resource.status, ended.resource.isFinal, ended.next], ['CANCELED', true, []]);
  assert.deepEqual(ended.timeline.map(({ to }) => to).at(-1), 'CANCELED');
});

test('a parcel that found no compartment is explained, and nobody explains that of another tenant', async () => {
  const tenant = await service.tenant();
  await tenant.call('reserveParcel', { body: { ...MAIN_STREET, label: 'Order 1042' } });
  const { body } = await tenant.call('listParcels', { query: { status: 'REJECTED' } });
  const id = body.parcels[0]?.id ?? '';
  const { body: told } = await tenant.call('explainResource', { id });
  assert.deepEqual([told.resource.status, told.resource.isFinal, told.waitingFor], ['REJECTED', true, []]);
  const refused = await (await service.tenant()).call('explainResource', { id });
  assert.deepEqual([refused.status, refused.body.code], [404, 'RESOURCE_NOT_FOUND']);
});

test('events are erased 30 days after they happened, by the clock of their tenant, and the feed goes on behind them', async () => {
  const [old, young] = [await reserved(), await reserved()];
  await old.tenant.call('cancelParcel', { id: old.id });
  await service.runUntilIdle();
  await old.tenant.advance(30 * 86_400 - 60);
  assert.equal((await service.eraseOld()).events, 0);
  await old.tenant.advance(120);
  assert.equal((await service.eraseOld()).events, 3);
  assert.equal((await service.eraseOld()).events, 0);
  await old.tenant.call('reserveParcel', { body: { ...MAIN_STREET, label: 'Order 1043' } });
  await service.runUntilIdle();
  const sequences = async ({ tenant }: typeof old) =>
    (await tenant.call('listEvents', { query: { order: 'asc' } })).body.events.map(({ sequence }) => sequence);
  assert.deepEqual(await sequences(old), ['4', '5']);
  assert.deepEqual(await sequences(young), ['1', '2']);
});

test('a key does what its scopes say, and nothing else', async () => {
  const { tenant, id } = await reserved();
  const reader = await tenant.withScopes('parcels:read');
  assert.equal((await reader.call('getParcel', { id })).status, 200);
  const refused = await reader.call('cancelParcel', { id });
  assert.deepEqual([refused.status, refused.body.code], [403, 'INSUFFICIENT_SCOPE']);
  await assert.rejects(tenant.withScopes('parcels:fly'), /There is no scope parcels:fly/);
});

/** A stream of server-sent events that begins behind an event. */
async function open(tenant: TestTenant, lastEventId: string) {
  const end = new AbortController();
  const response = await fetch(`${service.url}/v1/events`, {
    headers: { 'x-lockers-api-key': tenant.apiKey, accept: 'text/event-stream', 'last-event-id': lastEventId },
    signal: end.signal,
  });
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream\b/);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async () => {
    for (;;) {
      const [whole, id, data] = /^id: (\d+)\ndata: (.+)\n\n/m.exec(text) ?? [];
      if (whole !== undefined) {
        text = text.slice(text.indexOf(whole) + whole.length);
        return { id, type: (JSON.parse(data ?? '') as { readonly type: string }).type };
      }
      const read = await reader?.read();
      if (read === undefined || read.done) throw new Error('The stream has ended');
      text += read.value;
    }
  };
  return { next, close: async () => end.abort() };
}
