import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService, walk } from '@paychart/platform/testing';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.stop());

test('refuses to close a ticket twice', async () => {
  const tenant = await service.tenant();
  const ticket = await tenant.call('createTicket', { body: { title: 'The tap leaks' } });
  assert.equal(ticket.body.status, 'OPEN');
  const id = ticket.body.id;
  assert.equal((await tenant.call('closeTicket', { id })).body.status, 'CLOSED');
  const second = await tenant.call('closeTicket', { id });
  assert.deepEqual([second.status, second.body.code], [409, 'TICKET_CLOSED']);
});

test('every walk through the lifecycle goes as the machine says', async () => {
  const walked = await walk(service, {
    machine: 'ticket',
    begin: async (tenant) => (await tenant.call('createTicket', { body: { title: 'The tap leaks' } })).body.id,
    acts: { CLOSE: (tenant, id) => tenant.call('closeTicket', { id }) },
  });
  assert.deepEqual(walked.untaken, []);
});
