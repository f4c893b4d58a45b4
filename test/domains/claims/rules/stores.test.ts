import { describe, expect, it } from 'vitest';
import { claimOfPayment } from '../../../../src/domains/claims/claim.store.ts';
import {
  codesAskedFrom,
  codesSentTo,
  linkByTicket,
  linkByToken,
  linksIssued,
  lockUsableLink,
} from '../../../../src/domains/claims/claim-link.store.ts';
import { hashToken } from '../../../../src/kernel/crypto/index.ts';
import { reading } from '../../../support/reading.ts';

const AT = new Date('2026-03-02T12:00:00.000Z');
const later = (ms: number) => new Date(AT.getTime() + ms);

describe('a claim link', () => {
  const row = {
    id: 'lnk_1',
    status: 'ISSUED',
    expiresAt: later(1),
    claimStatus: 'OPEN',
    paymentStatus: 'PENDING_CLAIM',
  };

  it('is found by the hash of its token or ticket, with its claim and the sender’s clock (A 2.5, D-193)', async () => {
    const { asked, reads } = reading();
    await linkByToken(reads, 'token');
    await linkByTicket(reads, 'ticket');
    const joined = `from "claim_links" as "l" inner join "claims" as "c" on "c"."id" = "l"."claim_id" inner join "offramp_payments" as "p" on "p"."id" = "c"."payment_id" left join "tenant_clocks" as "k" on "k"."tenant_id" = "l"."sender_tenant_id" where`;
    const columns = `select "l"."id", "l"."status", "l"."expires_at", "l"."channel", "l"."claim_id", "l"."sender_tenant_id", "c"."payment_id", "c"."status" as "claim_status", "p"."status" as "payment_status", COALESCE(c.phone_index, c.email_index) AS contact_index, COALESCE(c.phone_ciphertext, c.email_ciphertext) AS contact_ciphertext, COALESCE(k.offset_ms, 0) AS clock_offset_ms`;
    const told = asked.map((text) =>
      text.replaceAll('"claimStatus"', '"claim_status"').replaceAll('"paymentStatus"', '"payment_status"'),
    );
    expect(told).toEqual([
      `${columns} ${joined} "l"."token_hash" = '${hashToken('token')}'`,
      `${columns} ${joined} "l"."ticket_hash" = '${hashToken('ticket')}'`,
    ]);
  });

  it('is judged as it stands under its lock (D-104)', async () => {
    const locked = (now: Date | undefined, ...answers: readonly (readonly object[])[]) => {
      const { asked, reads } = reading(...answers);
      const order: string[] = [];
      const aggregate = async (machine: string, id: string) => {
        order.push(`${asked.length} ${machine} ${id}`);
        return now && { id, now };
      };
      return lockUsableLink({ reads, aggregate } as never, 'token').then((found) => ({ found, order }));
    };
    expect((await locked(AT, [])).found).toBe('none');
    expect(await locked(AT, [row])).toEqual({
      found: { row, link: { id: 'lnk_1', now: AT } },
      order: ['1 claim-link lnk_1'],
    });
    expect((await locked(later(1), [row])).found).toBe('gone');
    expect((await locked(AT, [row], [{ ...row, status: 'CONSUMED' }])).found).toBe('gone');
    expect((await locked(AT, [row], [])).found).toBe('gone');
    expect((await locked(undefined, [row])).found).toBe('gone');
  });

  it('of a claim lives while it is issued or used, oldest first', async () => {
    const issued = (status: string) => ({ id: status, createdAt: AT, resent: false, status });
    const { asked, reads } = reading(['ISSUED', 'CONSUMED', 'VOIDED', 'EXPIRED'].map(issued));
    expect((await linksIssued(reads, 'clm_1')).map(({ id, live }) => [id, live])).toEqual([
      ['ISSUED', true],
      ['CONSUMED', true],
      ['VOIDED', false],
      ['EXPIRED', false],
    ]);
    expect(asked).toEqual([
      `select "id", "created_at", "resent", "status" from "claim_links" where "claim_id" = 'clm_1' order by "created_at" asc, "id" asc`,
    ]);
  });
});

describe('codes that were sent', () => {
  it('to a contact count on the clock of the sender that asks, others’ as real time went by (D-195, D-469)', async () => {
    const send = (senderTenantId: string) => ({ sentAt: later(10), createdAt: later(3), senderTenantId });
    const { asked, reads } = reading([send('ten_1'), send('ten_2')]);
    const clock = { senderTenantId: 'ten_1', offsetMs: 1000 };
    expect(await codesSentTo(reads, 'idx', AT, clock)).toEqual([later(10), later(1003)]);
    const [text = ''] = asked;
    const [own, others] = [...text.matchAll(/'(\d{4}-\d\d-\d\d [\d:.]+)'/g)].map(([, at]) =>
      new Date(`${at}Z`).getTime(),
    );
    expect((own ?? 0) - (others ?? 0)).toBe(1000);
    expect(text.replaceAll(/'\d{4}-[^']+'/g, 'T')).toBe(
      `select "sent_at", "created_at", "sender_tenant_id" from "claim_code_sends" where ("contact_index" = 'idx' and "sender_tenant_id" = 'ten_1' and "sent_at" > T) or ("contact_index" = 'idx' and not "sender_tenant_id" = 'ten_1' and "created_at" > T)`,
    );
  });

  it('from an address count in real time', async () => {
    const { asked, reads } = reading([{ createdAt: AT }]);
    expect(await codesAskedFrom(reads, 'adr', AT)).toEqual([AT]);
    expect(asked[0]).toMatch(
      /^select "created_at" from "claim_code_sends" where "address_index" = 'adr' and "created_at" > '[^']+'$/,
    );
  });
});

describe('the claim of a payment is read by its sender (D-183)', () => {
  const payment = { id: 'pay_1', senderTenantId: 'ten_1' };
  const of = (...answers: readonly (readonly object[])[]) => {
    const { asked, reads } = reading(...answers);
    return claimOfPayment(reads, 'ten_1', 'pay_1', 'intent').then((found) => ({ found, asked }));
  };

  it('or by nobody', async () => {
    expect((await of([])).found).toBe('PAYMENT_NOT_FOUND');
    const received = await of([{ ...payment, senderTenantId: 'ten_2' }]);
    expect([received.found, received.asked.length]).toEqual(['NOT_SENDER', 1]);
    const { found, asked } = await of([payment], []);
    expect(found).toBe('CLAIM_NOT_FOUND');
    expect(asked[0]).toContain('"intent" is not null');
    expect(asked[1]).toBe(`select * from "claims" where "payment_id" = 'pay_1'`);
  });
});
