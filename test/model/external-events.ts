import type { Lifecycles, Sender } from '../../walker/contract.ts';

/** The senders that stand outside the service. */
const OUTSIDE: ReadonlySet<Sender['kind']> = new Set(['provider', 'chain', 'operator', 'timer']);

/** The senders that a client of a sandbox can play by a request. */
const PLAYABLE: ReadonlySet<Sender['kind']> = new Set(['operation', 'control']);

export interface ExternalEvent {
  readonly lifecycle: string;
  readonly event: string;
  readonly senders: readonly string[];
  /** The operations of a sandbox that bring it about. */
  readonly operations: readonly string[];
}

/** Every event that a machine takes from outside, by what its senders are. */
export const externalEvents = (lifecycles: Lifecycles): readonly ExternalEvent[] =>
  Object.values(lifecycles).flatMap(({ id, events }) =>
    events
      .filter(({ sentBy }) => sentBy.some(({ kind }) => OUTSIDE.has(kind)))
      .map(({ name, sentBy, causedBy = [] }) => ({
        lifecycle: id,
        event: name,
        senders: sentBy.map(({ kind }) => kind).filter((kind) => OUTSIDE.has(kind)),
        operations: [
          ...sentBy.flatMap(({ kind, operation }) => (PLAYABLE.has(kind) && operation ? [operation] : [])),
          ...causedBy,
        ],
      })),
  );

/** What to do about each event from outside that nothing in a sandbox brings about. */
export const withoutControl = (lifecycles: Lifecycles): readonly string[] =>
  externalEvents(lifecycles)
    .filter(({ operations }) => operations.length === 0)
    .map(
      ({ lifecycle, event, senders }) =>
        `${lifecycle} ${event} comes from outside (${senders.join(', ')}), and no operation of the sandbox causes it. Let a control below /v1/test send it and name it in its x-lifecycle, or name it in the x-causes of the operation that brings it about.`,
    );
