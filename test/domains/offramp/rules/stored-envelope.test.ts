import { describe, expect, it } from 'vitest';
import { isInEffect, recordEvent, UNMATCHED } from '../../../../src/domains/offramp/providers/provider-event.store.ts';
import {
  onceTerms,
  primeTerms,
  sealEnvelope,
  storeEnvelope,
} from '../../../../src/domains/offramp/routes/envelope.store.ts';
import { envelopeDocHash } from '../../../../src/domains/offramp/rules/envelopes/signature.ts';
import { reading } from '../../../support/reading.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');

describe('an envelope', () => {
  const doc = { limits: { maxFee: '1' } } as never;
  const envelope = { message: { payer: '0xab', nonce: '7' }, doc, signature: '0x51' } as never;
  const by = { senderTenantId: 'ten_1', signer: '0xcd', at: AT };

  it('is stored unchanged, with the payment that it binds', () => {
    const sealed = sealEnvelope(envelope, by);
    expect(sealed).toMatchObject({ id: expect.stringMatching(/^env_/), doc });
    expect(storeEnvelope(sealed, 'pay_1')).toEqual({
      kind: 'insert',
      table: 'payment_envelopes',
      onConflict: 'fail',
      row: {
        id: sealed.id,
        senderTenantId: 'ten_1',
        payer: '0xab',
        nonce: '7',
        doc,
        signature: '0x51',
        message: { payer: '0xab', nonce: '7' },
        docHash: envelopeDocHash(doc),
        signerAddress: '0xcd',
        routeQuoteId: null,
        createdAt: AT,
        paymentId: 'pay_1',
      },
    });
  });

  it('loads its terms once per request, and never when the request stores it', async () => {
    const { reads } = reading();
    let loads = 0;
    const load = async () => {
      loads += 1;
      return { doc, selected: { destinationId: 'dst_1', provider: 'p' } };
    };
    expect(await onceTerms(reads, 'env_1', load)).toBe(await onceTerms(reads, 'env_1', load));
    await onceTerms(reads, 'env_2', load);
    expect(loads).toBe(2);
    const sealed = sealEnvelope(envelope, by);
    expect(await primeTerms(reads, sealed)).toEqual({ doc, selected: null });
    expect(await onceTerms(reads, sealed.id, load)).toEqual({ doc, selected: null });
    expect(loads).toBe(2);
  });
});

describe('the record of a provider event', () => {
  it.each([
    ['applied', true],
    ['unchanged', true],
    ['returned', true],
    ['return_recorded', true],
    ['deposit_returned', true],
    [UNMATCHED, false],
    ['ignored', false],
    [undefined, false],
  ])('counts as %s: %s (D-491)', (disposition, is) => {
    expect(isInEffect(disposition)).toBe(is);
  });

  it('is inserted, and replaces an earlier disposition (D-131)', () => {
    const key = { provider: 'p', eventId: 'e_1' };
    const record = { paymentId: null, providerRef: 'r', status: 'PAID', occurredAt: AT, receivedAt: AT };
    const told = { ...record, disposition: UNMATCHED, reason: 'unknown' };
    expect(recordEvent(key, undefined, told)).toMatchObject({
      kind: 'insert',
      table: 'provider_events',
      row: { ...key, ...told, disposition: 'unmatched' },
    });
    expect(recordEvent(key, UNMATCHED, told)).toEqual({ kind: 'update', table: 'provider_events', key, patch: told });
  });
});
