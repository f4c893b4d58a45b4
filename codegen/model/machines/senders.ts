import type { Lifecycle, Operation, RefusedStates, SenderKind } from '../model.ts';

/** One way in which an event comes. */
export interface Sender {
  readonly kind: SenderKind;
  /** Where it comes by a request that a client may send. */
  readonly operation?: string;
  /**
   * The answer of that operation where the machine does not take the event: by state a code, `unchanged` or `depends`.
   */
  readonly refused?: RefusedStates;
}

/**
 * Returns the senders of each event of a lifecycle: operations, its deadline, the facts of its state, and those that
 * the machine names.
 */
export const sendersOf = (
  lifecycle: Lifecycle,
  operations: readonly Operation[],
): Readonly<Record<string, readonly Sender[]>> =>
  Object.fromEntries(lifecycle.events.map((event) => [event, sendersOfEvent(lifecycle, event, operations)]));

/** The operations that cause an event indirectly: something else sends it as a result (`x-causes`). */
export const causersOf = (
  lifecycle: Lifecycle,
  event: string,
  senders: readonly Sender[],
  operations: readonly Operation[],
): readonly string[] =>
  operations
    .filter(({ causes }) =>
      causes.some((cause) =>
        'sender' in cause
          ? senders.some(({ kind }) => kind === cause.sender)
          : cause.machine === lifecycle.id && cause.event === event,
      ),
    )
    .map(({ id }) => id);

const sendersOfEvent = (lifecycle: Lifecycle, event: string, operations: readonly Operation[]): readonly Sender[] => {
  const requests = operations.flatMap((operation) =>
    operation.lifecycle
      .filter((use) => use.machine === lifecycle.id && use.event === event)
      .map(({ refused }) => byRequest(operation, refused)),
  );
  const others = [...timerOf(lifecycle, event), ...(lifecycle.sentBy[event] ?? [])].filter(
    (kind) => !requests.some((sender) => sender.kind === kind),
  );
  const all = [...requests, ...[...new Set(others)].map((kind): Sender => ({ kind }))];
  // A control of the sandbox does what the service does elsewhere.
  return all.some(({ kind }) => kind !== 'control') ? all : [...all, { kind: 'service' }];
};

/** Vendors call operations too: the bytes of what they send are verified by a signature, and no client can send it. */
const byRequest = ({ id, path, security, rawBody }: Operation, refused: RefusedStates | undefined): Sender => {
  if (rawBody) return { kind: 'provider' };
  const isOperators = security.some(({ scheme }) => scheme === 'adminKey');
  const kind = isOperators ? 'operator' : isControl(path) ? 'control' : 'operation';
  return { kind, operation: id, ...(refused !== undefined && { refused }) };
};

/** Whole domains are of the sandbox alone; what plays the outside world there stands below this path. */
export const isControl = (path: string): boolean => path.startsWith('/v1/test/');

const timerOf = ({ leaves }: Lifecycle, event: string): SenderKind[] =>
  leaves.some(({ deadline }) => deadline?.event === event) ? ['timer'] : [];
