import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { presenters } from '../../../generated/wiring/presenters.ts';
import type { Service } from '../../../src/platform/app/service.ts';
import { feedOf } from '../../../src/platform/feed/event.store.ts';
import type { NumberedEvent } from '../../../src/platform/feed/event-renderer.ts';
import { type Changes, jsonable } from '../../../src/platform/lifecycle/changes.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { asking } from '../../support/asking.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { horizonPassed } from '../../support/horizon.ts';
import { openService, tellStory } from './story.ts';

type Told = Changes['events'][number];

let database: TestDatabase;
let service: Service;
/** What the engine told, whole, by resource, step and type. */
const told = new Map<string, Told[]>();
const nameOf = (resourceId: string, step: number, type: string): string => `${resourceId} ${step} ${type}`;

beforeAll(async () => {
  database = await createTestDatabase();
  service = openService(database.url);
  const { commit } = UnitOfWork.prototype;
  vi.spyOn(UnitOfWork.prototype, 'commit').mockImplementation(async function (this: UnitOfWork, also) {
    await commit.call(this, also);
    for (const event of this.changes.events) {
      const name = nameOf(event.resourceId, event.sequence, event.type);
      told.set(name, [...(told.get(name) ?? []), event]);
    }
  });
  await tellStory(service);
  vi.restoreAllMocks();
  await horizonPassed(service.pool.owner);
  await service.relay.drain();
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await service?.close();
  await database?.drop();
});

const feed = (tenantId: string): Promise<NumberedEvent[]> =>
  asking(service, (reads) => reads.many<NumberedEvent>(feedOf(tenantId, new Date(0), { order: 'asc' })));

/** The same event with the object that it was told with, as the database gives it back. */
async function asTold(event: NumberedEvent): Promise<NumberedEvent> {
  const whole = told.get(nameOf(event.resourceId, event.resourceSequence, event.type)) ?? [];
  expect(
    whole.map(({ type }) => type),
    event.eventId,
  ).toEqual([event.type]);
  const { rows } = await service.pool.owner.raw('SELECT ?::jsonb AS object', [
    JSON.stringify(whole[0]?.object, jsonable),
  ]);
  return { ...event, object: rows[0].object };
}

const valuesOf = ({ object }: NumberedEvent) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

describe('events are read as they were stored', () => {
  test('in the feeds of all tenants, for every lifecycle with events, as differences or whole', async () => {
    const { eventRenderer } = service.engine.services;
    const tenants: string[] = await service.pool.owner('feed_counters').pluck('tenant_id');
    const families = new Set<string>();
    for (const tenantId of tenants) {
      for (const event of await feed(tenantId)) {
        families.add(event.presenter);
        expect(eventRenderer.render(event)).toBe(eventRenderer.render(await asTold(event)));
      }
    }
    expect([...families]).toEqual(expect.arrayContaining(Object.keys(presenters)));
    const [{ differences, whole }] = (
      await service.pool.owner.raw(`SELECT count(base_id)::int AS differences, count(*)::int - count(base_id)::int AS whole
        FROM events`)
    ).rows;
    expect(Math.min(differences, whole)).toBeGreaterThan(30);
  });

  test('for the six of a payment’s creation, of which one is whole', async () => {
    const db = () => service.pool.owner('events');
    const created = await db().where({ type: 'payment.created' }).whereNotNull('base_id').orderBy('id').first();
    const events = await db().where({ base_id: created.base_id }).orWhere({ id: created.base_id }).orderBy('id');
    expect(new Set(events.map(({ tx }) => tx)).size).toBe(1);
    expect(events.map(({ type }) => type)).toEqual([
      ...['payment.created', 'payment.identity_resolution', 'payment.funds_confirmed', 'payment.policy_check'],
      ...['payment.route_quoted', 'payment.awaiting_confirmation'],
    ]);
    expect(events.map(({ base_id }) => base_id)).toEqual([...Array(5).fill(created.base_id), null]);
    const keys = events.map(({ object }) => Object.keys(object).length);
    expect(Math.max(...keys.slice(0, 5))).toBeLessThan(8);
    expect(keys[5]).toBeGreaterThan(20);
    // A column without a value is not stored.
    expect(Object.values(events[5]?.object)).not.toContain(null);
    const [sender] = created.parties;
    const read = (await feed(sender)).filter(({ resourceId }) => resourceId === created.resource_id).slice(0, 6);
    for (const event of read) expect(valuesOf(event)).toEqual(valuesOf(await asTold(event)));
    expect(read.map(({ object, type }) => `payment.${String(object.publicStatus).toLowerCase()} ${type}`)).toEqual(
      events.map(({ type }) => `${type} ${type}`),
    );
  });
});
