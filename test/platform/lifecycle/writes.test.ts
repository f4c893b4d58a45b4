import { describe, expect, it } from 'vitest';
import { familyOf } from '../../../src/platform/lifecycle/events.ts';
import { audit, enqueue, insert, notify, send, tell } from '../../../src/platform/lifecycle/writes.ts';

/** Whatever the lifecycle takes. */
type AnySend = (machine: string, id: string, type: string, payload?: object) => object;

describe('writes as data', () => {
  it('fail if the row exists, unless they say otherwise', () => {
    expect(insert('counters' as never, { n: 1 } as never)).toEqual({
      kind: 'insert',
      table: 'counters',
      row: { n: 1 },
      onConflict: 'fail',
    });
    expect(insert('counters' as never, {} as never, 'ignore').onConflict).toBe('ignore');
  });

  it('send a payload or an empty one, and may be late if they are told', () => {
    const event = { kind: 'send', machine: 'claim', id: 'clm_1', type: 'EXPIRE' } as const;
    expect((send as unknown as AnySend)('claim', 'clm_1', 'EXPIRE')).toEqual({ ...event, payload: {} });
    expect((tell as unknown as AnySend)('claim', 'clm_1', 'EXPIRE', { n: 1 })).toEqual({
      ...event,
      payload: { n: 1 },
      ifTaken: true,
    });
  });

  it('are due at once and without a tenant by default', () => {
    const dueAt = new Date();
    expect(enqueue('t' as never, {} as never, { key: 'k' })).toMatchObject({ dueAt: null, tenantId: null, key: 'k' });
    expect(enqueue('t' as never, {} as never, { key: 'k', dueAt, tenantId: 'ten_1' })).toMatchObject({
      dueAt,
      tenantId: 'ten_1',
    });
  });

  it('address each party once, under the family of their type', () => {
    const event = { resourceId: 'r', parties: ['ten_1', 'ten_2', 'ten_1'], object: {} } as never;
    expect(notify('card.authorization.approved' as never, event)).toEqual({
      kind: 'notify',
      type: 'card.authorization.approved',
      resourceId: 'r',
      parties: ['ten_1', 'ten_2'],
      presenter: 'card.authorization',
      object: {},
      previousStatus: null,
    });
    expect(notify('card.a' as never, { ...(event as object), previousStatus: 'X' } as never).previousStatus).toBe('X');
    expect(familyOf('payment.created')).toBe('payment');
  });

  it('contain only the given parts in an audit', () => {
    expect(audit('acted', 'r', null)).toEqual({
      kind: 'audit',
      action: 'acted',
      resourceId: 'r',
      tenantId: null,
      data: {},
    });
  });
});
