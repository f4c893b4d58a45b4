import { describe, expect, test } from 'vitest';
import type { EventPresenters } from '../../../src/platform/feed/event-presenter.ts';
import { EventRenderer, MAX_EVENT_BYTES, type NumberedEvent } from '../../../src/platform/feed/event-renderer.ts';
import { verbatim } from '../../../src/platform/json/index.ts';

const event: NumberedEvent = {
  eventId: 'evt_1',
  tenantId: 'ten_1',
  sequence: 7n,
  type: 'claim.opened',
  at: new Date('2026-05-01T12:00:00.123Z'),
  resourceId: 'clm_1',
  resourceSequence: 4,
  presenter: 'claim',
  previousStatus: null,
  object: { id: 'clm_1', amount: '17' },
};
const rendererOf = (presenters: object = {}): EventRenderer =>
  new EventRenderer(presenters as EventPresenters, 'sandbox');
const render = (more: Partial<NumberedEvent> = {}, presenters: object = {}): string =>
  rendererOf(presenters).render({ ...event, ...more });

describe('a presented event (D-384)', () => {
  test('has its envelope, its number and its stored object if its family has no presenter', () => {
    expect(render()).toBe(
      '{"id":"evt_1","type":"claim.opened","createdAt":"2026-05-01T12:00:00.123Z","environment":"sandbox",' +
        '"tenantId":"ten_1","apiVersion":"v1","resourceId":"clm_1","resourceSequence":4,' +
        '"data":{"object":{"id":"clm_1","amount":"17"}},"sequence":"7"}',
    );
  });

  test('has the previous status, if there was one', () => {
    expect(JSON.parse(render({ previousStatus: 'OPEN' })).data).toEqual({
      object: event.object,
      previousStatus: 'OPEN',
    });
  });

  test('shows each party its own view, amounts as digits and metadata byte for byte (D-487, D-490)', () => {
    const metadata = verbatim('{"b":1.0,"a":"\\u0041"}');
    const claim = (object: { id: string }, readBy: string) => ({ id: object.id, readBy, big: 2n ** 70n, metadata });
    for (const tenantId of ['ten_1', 'ten_2'])
      expect(render({ tenantId }, { claim })).toContain(
        `"data":{"object":{"id":"clm_1","readBy":"${tenantId}","big":"1180591620717411303424","metadata":{"b":1.0,"a":"\\u0041"}}}`,
      );
  });
});

describe('the row behind an event of a projected family', () => {
  const claim = (row: object) => row;
  const renderer = new EventRenderer({ claim } as unknown as EventPresenters, 'sandbox', {
    claim: ['id', 'note', 'amount'],
  });
  const objectOf = (object: object, presenter = 'claim') =>
    JSON.parse(renderer.render({ ...event, presenter, object: object as NumberedEvent['object'] })).data.object;

  test('has all its columns, including those stored without a value', () => {
    expect(objectOf({ id: 'clm_1', amount: '17' })).toEqual({ id: 'clm_1', note: null, amount: '17' });
    expect(objectOf({ id: 'clm_1', note: null, extra: 1 })).toEqual({
      id: 'clm_1',
      note: null,
      amount: null,
      extra: 1,
    });
  });

  test('is the stored object if the family has no rows', () => {
    expect(objectOf({ id: 'clm_1' }, 'alias')).toEqual({ id: 'clm_1' });
  });
});

describe('the size of an event (D-384)', () => {
  const noted = (note: string): Partial<NumberedEvent> => ({ object: { id: 'clm_1', note } });
  const room = MAX_EVENT_BYTES - Buffer.byteLength(render(noted('')));
  const objectOf = (text: string) => JSON.parse(text).data.object;

  test.each([-1, 0])('%i bytes from 64 KiB keeps the whole object', (beyond) => {
    const text = render(noted('x'.repeat(room + beyond)));
    expect(Buffer.byteLength(text)).toBe(64 * 1024 + beyond);
    expect(objectOf(text).note).toHaveLength(room + beyond);
  });

  test('one byte over 64 KiB keeps only the id of the object', () => {
    const text = render({ ...noted('x'.repeat(room + 1)), previousStatus: 'OPEN' });
    expect(JSON.parse(text).data).toEqual({ object: { id: 'clm_1' }, previousStatus: 'OPEN' });
    expect(JSON.parse(text).sequence).toBe('7');
  });

  test('counts bytes, not characters', () => {
    expect(objectOf(render(noted('é'.repeat(Math.floor(room / 2))))).note).toBeDefined();
    expect(objectOf(render(noted('é'.repeat(Math.floor(room / 2) + 1))))).toEqual({ id: 'clm_1' });
  });

  test('counts metadata as it was sent', () => {
    const claim = () => ({ id: 'clm_1', metadata: verbatim(`{"a":${'1'.repeat(MAX_EVENT_BYTES)}}`) });
    expect(objectOf(render({}, { claim }))).toEqual({ id: 'clm_1' });
  });
});
