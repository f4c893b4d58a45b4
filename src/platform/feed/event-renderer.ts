import { renderJson } from '../json/index.ts';
import { jsonable } from '../lifecycle/changes.ts';
import { olderVersion } from '../versions/index.ts';
import type { EventPresenters } from './event-presenter.ts';

/** An event as it is stored, with its number in the feed of the tenant that it is rendered for. */
export interface NumberedEvent {
  readonly eventId: string;
  readonly tenantId: string;
  readonly sequence: bigint;
  readonly type: string;
  readonly resourceId: string;
  readonly resourceSequence: number;
  readonly at: Date;
  readonly presenter: string;
  /** The state at the transition. */
  readonly object: Readonly<Record<string, unknown>>;
  readonly previousStatus: string | null;
}

/** The whole object of an event `e`, which may be stored as a difference to that of another one. */
const OBJECT = 'COALESCE((SELECT b.object || e.object FROM events b WHERE b.id = e.base_id), e.object)';

/** The columns of a `NumberedEvent`, read from an entry `f` of a feed and its event `e`. */
export const NUMBERED_EVENT = `f.tenant_id, f.sequence, f.event_id, e.type, e.resource_id, e.resource_sequence, e.at,
  e.presenter, ${OBJECT} AS object, e.previous_status`;

/** D-384. */
export const MAX_EVENT_BYTES = 64 * 1024;

/** A presenter of whichever family takes what events of that family were stored with. */
interface Presenting {
  present(object: NumberedEvent['object'], tenantId: string): object;
}

const asStored = (object: object): object => object;

/**
 * Renders events as their receivers get them, over HTTP and by webhook. The state is that of the transition, whenever the
 * event is read; how it is shown is this release's (D-384, D-487).
 */
export class EventRenderer {
  readonly #presenters: Readonly<Record<string, Presenting['present'] | undefined>>;
  readonly #environment: string;
  /** Rows of the families without any value: what is stored of a row leaves out the columns that have none. */
  readonly #empty: Readonly<Record<string, object>>;

  /** `columns` are those of the rows that events of a family tell. */
  constructor(
    presenters: EventPresenters,
    environment: string,
    columns: Readonly<Record<string, readonly string[]>> = {},
  ) {
    this.#presenters = presenters;
    this.#environment = environment;
    this.#empty = Object.fromEntries(
      Object.entries(columns).map(([family, names]) => [family, Object.fromEntries(names.map((name) => [name, null]))]),
    );
  }

  /** As an older version of the contract tells it. An event that the version does not have is told as it is. */
  renderFor(event: NumberedEvent, version: string | null): string {
    const json = this.render(event);
    const older = version === null ? undefined : olderVersion(version);
    return older?.event(json) ?? json;
  }

  /** JSON of 64 KiB at most: of a larger event's object the id is told alone, and the rest is to be read. */
  render(event: NumberedEvent): string {
    // What an effect tells is stored as its one party reads it; what the engine tells is each party's own view of the row.
    const present = this.#presenters[event.presenter] ?? asStored;
    const text = this.#withObject(event, present({ ...this.#empty[event.presenter], ...event.object }, event.tenantId));
    return Buffer.byteLength(text) <= MAX_EVENT_BYTES ? text : this.#withObject(event, { id: event.resourceId });
  }

  #withObject(event: NumberedEvent, object: object): string {
    const payload = {
      id: event.eventId,
      type: event.type,
      createdAt: event.at.toISOString(),
      environment: this.#environment,
      tenantId: event.tenantId,
      apiVersion: 'v1',
      resourceId: event.resourceId,
      resourceSequence: event.resourceSequence,
      data: { object, ...(event.previousStatus !== null && { previousStatus: event.previousStatus }) },
      sequence: event.sequence,
    };
    return renderJson(payload, jsonable);
  }
}

declare module '../services.ts' {
  interface Services {
    readonly eventRenderer: EventRenderer;
  }
}
