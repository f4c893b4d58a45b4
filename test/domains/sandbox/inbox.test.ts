import { describe, expect, test } from 'vitest';
import { presentMessage } from '../../../src/domains/sandbox/message.present.ts';
import { inbox } from '../../../src/domains/sandbox/messages.cross-tenant.ts';
import { reading } from '../../support/reading.ts';

const createdAt = new Date('2026-03-02T09:00:00.000Z');
const all = 'select * from "test_messages" where';
const newest = 'order by "created_at" desc, "id" desc';

describe('the inbox of the simulated gateway (D-069)', () => {
  const asked = async (filter: object, query: object = {}) => {
    const { asked, reads } = reading([]);
    const nothing = { recipient: undefined, channel: undefined, purpose: undefined };
    await inbox(reads, 'ten_1', { ...nothing, ...filter }, query);
    return asked[0];
  };

  test('has what the tenant caused', async () => {
    expect(await asked({})).toBe(`${all} "tenant_id" = 'ten_1' ${newest} limit 51`);
    expect(await asked({ channel: 'SMS', purpose: 'CLAIM_CODE' }, { take: 2 })).toBe(
      `${all} "tenant_id" = 'ten_1' and "channel" = 'SMS' and "purpose" = 'CLAIM_CODE' ${newest} limit 3`,
    );
  });

  test('or what anybody sent to one exact address', async () => {
    expect(await asked({ recipient: 'idx_1', channel: 'EMAIL' })).toBe(
      `${all} "recipient_index" = 'idx_1' and "channel" = 'EMAIL' ${newest} limit 51`,
    );
  });

  test('in pages', async () => {
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
    ...{ id: 'msg_1', channel: 'SMS', purpose: 'CLAIM_CODE', createdAt },
    ...{ recipientCiphertext: 'sealed +15550104501', bodyCiphertext: 'sealed Your code is 123456' },
    ...{ codeCiphertext: 'sealed 123456', linkCiphertext: 'sealed https://pay.example/c/1' },
  } as const;

  test('is shown in full, because it is the gateway', () => {
    expect(presentMessage(row as never, vault)).toEqual({
      ...{ id: 'msg_1', channel: 'SMS', to: '+15550104501', purpose: 'CLAIM_CODE', body: 'Your code is 123456' },
      ...{ code: '123456', link: 'https://pay.example/c/1', createdAt: '2026-03-02T09:00:00.000Z' },
    });
  });

  test('may have neither code nor link', () => {
    const plain = { ...row, codeCiphertext: null, linkCiphertext: null };
    expect(presentMessage(plain as never, vault)).toMatchObject({ code: null, link: null });
  });
});
