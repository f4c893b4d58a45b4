import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactOfPayment } from '../../../src/domains/claims/claim.store.ts';
import {
  codesAskedFrom,
  codesSentTo,
  linkByTicket,
  linkByToken,
  linksIssued,
} from '../../../src/domains/claims/claim-link.store.ts';
import { hashToken } from '../../../src/platform/crypto/index.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { ago, DAY, END, HOUR, MINUTE, type Row } from '../boundary.ts';

/** Which rows the statements find. `*.walls.ts` tests that they find none of another tenant. */
let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
beforeEach(() =>
  engine.pool.owner.raw('TRUNCATE claims, claim_links, claim_code_sends, offramp_payments, tenant_clocks CASCADE'),
);
afterAll(() => engine.stop());

const ask = <T>(question: (reads: Reads) => Promise<T>): Promise<T> => asking(engine, question);
const row = (table: string, given: Row) => anyRow(engine.pool.owner, table, given);
const PHONE = { phone_index: 'idx_p', phone_ciphertext: 'sealed_p', phone_masked: '+***' };
const EMAIL = { email_index: 'idx_e', email_ciphertext: 'sealed_e', email_masked: 'e***' };
const claim = (id: string, more: Row = PHONE) =>
  row('claims', {
    id,
    status: 'OPEN',
    payment_id: `pay_${id}`,
    sender_tenant_id: 'ten_1',
    opaque_id: `0x${Buffer.from(id.padEnd(32, '.')).toString('hex')}`,
    metadata_hash: `0x${'0'.repeat(64)}`,
    ...more,
  });
const link = (id: string, claimId: string, more: Row = {}) =>
  row('claim_links', {
    id,
    claim_id: claimId,
    sender_tenant_id: 'ten_1',
    status: 'VOIDED',
    token_hash: hashToken(`token of ${id}`),
    channel: 'sms',
    resent: false,
    otp_attempts: 0,
    created_at: ago(DAY),
    ...more,
  });
const ticket = (id: string) => ({
  ticket_hash: hashToken(`ticket of ${id}`),
  ticket_expires_at: END,
  consumed_at: END,
});

describe('the links of a claim', () => {
  test('are listed oldest first; a used link is live until its ticket is used (D-190)', async () => {
    for (const id of ['a', 'b']) await claim(id);
    await link('lnk_3', 'a', { created_at: ago(HOUR), status: 'CONSUMED', ...ticket('lnk_3'), resent: true });
    await link('lnk_2', 'a', { status: 'EXPIRED' });
    await link('lnk_1', 'a');
    await link('lnk_0', 'a', { created_at: ago(MINUTE), status: 'REDEEMED', ...ticket('lnk_0') });
    await link('lnk_else', 'b', { status: 'ISSUED' });
    const issued = async (claimId: string) =>
      (await ask((reads) => linksIssued(reads, claimId))).map(({ id, live, resent }) => [id, live, resent]);
    expect(await issued('a')).toEqual([
      ['lnk_1', false, false],
      ['lnk_2', false, false],
      ['lnk_3', true, true],
      ['lnk_0', false, false],
    ]);
    expect(await issued('b')).toEqual([['lnk_else', true, false]]);
  });

  test('are found by their token and by their ticket, with the contact and the clock of the sender', async () => {
    await claim('a');
    await claim('b', { ...EMAIL, sender_tenant_id: 'ten_2' });
    for (const id of ['a', 'b'])
      await row('offramp_payments', { id: `pay_${id}`, status: 'PENDING_CLAIM', custody: 'none' });
    await row('tenant_clocks', { tenant_id: 'ten_2', offset_ms: 7 });
    await link('lnk_a', 'a', { status: 'CONSUMED', ...ticket('lnk_a') });
    await link('lnk_b', 'b', { status: 'ISSUED', sender_tenant_id: 'ten_2' });
    expect(await ask((reads) => linkByToken(reads, 'token of lnk_b'))).toMatchObject({
      id: 'lnk_b',
      claimStatus: 'OPEN',
      paymentId: 'pay_b',
      paymentStatus: 'PENDING_CLAIM',
      contactIndex: 'idx_e',
      contactCiphertext: 'sealed_e',
      clockOffsetMs: 7n,
    });
    expect(await ask((reads) => linkByTicket(reads, 'ticket of lnk_a'))).toMatchObject({
      id: 'lnk_a',
      paymentId: 'pay_a',
      contactIndex: 'idx_p',
      clockOffsetMs: 0n,
    });
    expect(await ask((reads) => linkByToken(reads, 'ticket of lnk_a'))).toBeUndefined();
    expect(await ask((reads) => linkByTicket(reads, 'token of lnk_b'))).toBeUndefined();
  });
});

test('the contact of a payment is found for its sender only', async () => {
  await claim('a');
  await claim('b', EMAIL);
  const contact = (tenantId: string, id: string) => ask((reads) => contactOfPayment(reads, tenantId, `pay_${id}`));
  expect([await contact('ten_1', 'a'), await contact('ten_1', 'b')]).toEqual(['sealed_p', 'sealed_e']);
  expect([await contact('ten_2', 'a'), await contact('ten_1', 'c')]).toEqual([undefined, undefined]);
});

describe('codes that were sent', () => {
  const sent = (id: string, more: Row) =>
    row('claim_code_sends', {
      id,
      claim_id: 'clm',
      sender_tenant_id: 'ten_1',
      contact_index: 'idx_1',
      address_index: 'net_1',
      ...more,
    });

  test('to a contact count by the sender’s clock, and those of other senders in real time (D-195, D-469)', async () => {
    // The clock of the sender is a day ahead.
    const clock = { senderTenantId: 'ten_1', offsetMs: DAY };
    await sent('own_edge', { sent_at: ago(DAY), created_at: ago(2 * DAY) });
    await sent('own', { sent_at: ago(DAY - 1), created_at: ago(2 * DAY - 1) });
    await sent('own_old', { sent_at: ago(DAY + HOUR), created_at: ago(HOUR) });
    await sent('others_edge', { sender_tenant_id: 'ten_2', sent_at: ago(0), created_at: ago(2 * DAY) });
    await sent('others', { sender_tenant_id: 'ten_2', sent_at: ago(9 * DAY), created_at: ago(2 * DAY - 2) });
    await sent('else', { contact_index: 'idx_2', sent_at: ago(0), created_at: ago(0) });
    const times = await ask((reads) => codesSentTo(reads, 'idx_1', ago(DAY), clock));
    expect(times.toSorted((a, b) => a.getTime() - b.getTime())).toEqual([ago(DAY - 1), ago(DAY - 2)]);
  });

  test('from an address count in real time, whichever contact they went to', async () => {
    await sent('edge', { sent_at: ago(0), created_at: ago(HOUR) });
    await sent('one', { sent_at: ago(9 * DAY), created_at: ago(HOUR - 1) });
    await sent('two', { contact_index: 'idx_2', sender_tenant_id: 'ten_2', sent_at: ago(0), created_at: ago(1) });
    await sent('else', { address_index: 'net_2', sent_at: ago(0), created_at: ago(1) });
    const times = await ask((reads) => codesAskedFrom(reads, 'net_1', ago(HOUR)));
    expect(times.toSorted((a, b) => a.getTime() - b.getTime())).toEqual([ago(HOUR - 1), ago(1)]);
  });
});
