import { describe, expect, test } from 'vitest';
import { presentMessage } from '../../../src/domains/sandbox/message.present.ts';
import { inbox } from '../../../src/domains/sandbox/messages.cross-tenant.ts';
import { reading } from '../../support/reading.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');

describe('the inbox of the simulated gateway (D-069)', () => {
  test('is read in pages', async () => {
    const { reads } = reading([1, 2, 3].map((nth) => ({ id: `msg_${nth}`, createdAt })));
    const { rows, next } = await inbox(
      reads,
      'ten_1',
      { recipient: undefined, channel: undefined, purpose: undefined },
      { take: 2 },
    );
    expect([rows.map(({ id }) => id), typeof next]).toEqual([['msg_1', 'msg_2'], 'string']);
  });
});

describe('a message', () => {
  const vault = { decrypt: (sealed: string) => sealed.replace('sealed ', '') } as never;
  const row = {
    id: 'msg_1',
    channel: 'SMS',
    purpose: 'CLAIM_CODE',
    createdAt,
    recipientCiphertext: 'sealed +15550104501',
    bodyCiphertext: 'sealed Your code is 123456',
    codeCiphertext: 'sealed 123456',
    linkCiphertext: 'sealed https://pay.example/c/1',
  } as const;

  test('is shown in full, as a gateway would receive it', () => {
    expect(presentMessage(row as never, vault)).toEqual({
      id: 'msg_1',
      channel: 'SMS',
      to: '+15550104501',
      purpose: 'CLAIM_CODE',
      body: 'Your code is 123456',
      code: '123456',
      link: 'https://pay.example/c/1',
      token: null,
      createdAt: '2026-03-02T09:00:00.000Z',
    });
  });

  test('may lack a code or a link', () => {
    const plain = { ...row, codeCiphertext: null, linkCiphertext: null };
    expect(presentMessage(plain as never, vault)).toMatchObject({ code: null, link: null, token: null });
  });

  test('shows the token of a claim link, and of no other link', () => {
    const tokenOf = (purpose: string, link: string | null) =>
      presentMessage({ ...row, purpose, linkCiphertext: link } as never, vault).token;
    expect(tokenOf('CLAIM_LINK', 'https://pay.example/app/c/tok-en_1')).toBe('tok-en_1');
    expect(tokenOf('CLAIM_LINK', null)).toBeNull();
    expect(tokenOf('INVITE', 'https://pay.example/onboarding/northwind-cafe')).toBeNull();
  });
});
