import { expect, it } from 'vitest';
import { sendMessage, sendMessageInTime } from '../../../src/payments/messages/index.ts';
import { createVault, parseEncryptionKeys } from '../../../src/platform/crypto/index.ts';
import { freeSlot } from '../../support/message-slot.ts';

const vault = createVault({ encryption: parseEncryptionKeys('11'.repeat(32)), index: 'index' });
const message = {
  tenantId: 'ten_1',
  channel: 'sms',
  to: '+15550104567',
  purpose: 'ALIAS_OTP',
  body: 'Your code is 482915.',
  code: '482915',
  link: 'https://pay.example/c/secret',
  now: new Date('2026-03-02T09:00:00.000Z'),
} as const;

it('a message leaves no phone, code or link in its job or its count (D-066)', async () => {
  const sent = sendMessage(vault, message, await freeSlot(message.to));
  const [job] = sent;
  const text = JSON.stringify(sent);
  for (const secret of ['482915', 'pay.example']) expect(text).not.toContain(secret);
  expect(JSON.stringify(job)).not.toContain('5550104567');
  expect(job).toMatchObject({ kind: 'enqueue', topic: 'message.send', tenantId: 'ten_1', dueAt: null });
});

it('each message has its own job', async () => {
  const slot = await freeSlot(message.to);
  const keys = [...sendMessage(vault, message, slot), ...sendMessage(vault, message, slot)].map(
    (job) => 'key' in job && job.kind === 'enqueue' && job.key,
  );
  expect(new Set(keys.filter(Boolean)).size).toBe(2);
});

it('a message counts for its address when it is queued, by its tenant’s clock and in real time (D-526)', async () => {
  const at = new Date('2026-03-02T08:00:00.000Z');
  const [job, counted] = sendMessage(vault, message, await freeSlot(message.to, at));
  expect(counted).toMatchObject({
    kind: 'insert',
    table: 'address_sends',
    row: { id: job && 'key' in job && job.key, recipientIndex: 'phone/+15550104567', tenantId: 'ten_1' },
  });
  expect(counted).toMatchObject({ row: { sentAt: message.now, createdAt: at } });
});

it('a message without a waiting caller counts when it is sent', () => {
  const sent = sendMessageInTime(vault, message);
  expect(sent).toMatchObject([{ kind: 'enqueue', topic: 'message.send', payload: { waitsForSlot: true } }]);
});
