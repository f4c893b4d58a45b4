import { expect, it } from 'vitest';
import { createVault, parseEncryptionKeys } from '../../../src/kernel/crypto/index.ts';
import { sendMessage } from '../../../src/kernel/messages/send-message.ts';

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

it('leaves no phone, code or link in the job (D-066)', () => {
  const [job] = sendMessage(vault, message);
  const text = JSON.stringify(job);
  for (const secret of ['5550104567', '482915', 'pay.example']) expect(text).not.toContain(secret);
  expect(job).toMatchObject({ kind: 'enqueue', topic: 'message.send', tenantId: 'ten_1', dueAt: null });
});

it('is a message of its own each time', () => {
  const keys = [...sendMessage(vault, message), ...sendMessage(vault, message)].map((job) => 'key' in job && job.key);
  expect(new Set(keys).size).toBe(2);
});
