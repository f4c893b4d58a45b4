/** What was promised of something that is gone now. */
export interface Notice {
  /** The last day on which it was to be served; undefined if clients were told nothing. */
  readonly sunset: string | undefined;
  readonly isOver: boolean;
}

/** The readers of a schema: a caller writes a request and reads a response, a receiver reads an event. */
export type Role = 'request' | 'response' | 'event';

export type Area = 'operation' | 'schema' | 'error' | 'webhook' | 'machine' | 'document';

/** One thing that differs between two contracts. What it means to whom is said by classify.ts. */
export interface Change {
  readonly rule: Rule;
  readonly area: Area;
  /** The operation, schema, code, event type or machine. */
  readonly subject: string;
  /** Where in it: `body.lines[].sku`, `PLACED --SHIP--> SHIPPED`. */
  readonly at?: string;
  readonly was?: string;
  readonly now?: string;
  /** For schemas: the directions in which the changed part travels. */
  readonly roles?: readonly Role[];
  /** A new property or parameter that has to be there; a new column without a null. */
  readonly required?: boolean;
  /** For machines: an operation sends the event, so callers see the difference. */
  readonly sent?: boolean;
  /** For enums: all values of the older side. */
  readonly values?: readonly string[];
  /** For enums: the columns whose rows hold the values, such as `payout_destinations.type`. */
  readonly stored?: readonly string[];
  /** For guards: the changed transition. */
  readonly transition?: { readonly from: string; readonly event: string };
  /** For machines: receivers are notified of the change of state, or by the effect. */
  readonly told?: boolean;
  /** For guards and their parameters: an aggregate at rest may move differently from now on. */
  readonly resting?: boolean;
  /** For effects: what is lost or happens twice, such as a transfer, a notification or an audit entry. */
  readonly weight?: Weight;
  /** Of a removal: what clients were told of its end. */
  readonly notice?: Notice;
  /** The reason for which the change is intended, if it gives one (spec/acknowledged.yaml). */
  readonly acknowledged?: string;
  /** For functions: the former code and the new code. */
  readonly code?: readonly CodeDifference[];
}

export type Weight = 'money' | 'messages' | 'audit';

/** The source of a function before and after the change. */
export interface CodeDifference {
  readonly name: string;
  /** `machines/orders/order.machine.ts:23`, of the newer side where it is there. */
  readonly place: string;
  readonly was: string;
  readonly now: string;
}

export type Rule =
  // operations
  | 'operation-added'
  | 'operation-removed'
  | 'operation-moved'
  | 'sdk-name-changed'
  | 'sdk-name-added'
  | 'sdk-name-removed'
  | 'domain-changed'
  | 'parameter-added'
  | 'parameter-removed'
  | 'parameter-required'
  | 'parameter-optional'
  | 'body-added'
  | 'body-removed'
  | 'body-required'
  | 'body-optional'
  | 'body-limit-raised'
  | 'body-limit-lowered'
  | 'status-added'
  | 'status-removed'
  | 'response-schema-added'
  | 'response-schema-removed'
  | 'code-gained'
  | 'code-lost'
  | 'code-status'
  | 'code-precedence'
  | 'code-commits'
  | 'kernel-codes'
  | 'field-code'
  | 'credential-added'
  | 'credential-removed'
  | 'scope-added'
  | 'scope-removed'
  | 'restriction-added'
  | 'restriction-removed'
  | 'risk-added'
  | 'risk-removed'
  | 'gate-added'
  | 'gate-removed'
  | 'idempotency-added'
  | 'idempotency-removed'
  | 'salient-added'
  | 'salient-removed'
  | 'transaction'
  | 'location'
  | 'lifecycle-use-added'
  | 'lifecycle-use-removed'
  | 'lifecycle-refusal'
  | 'stated-limit'
  // schemas
  | 'schema-added'
  | 'schema-removed'
  | 'schema-renamed'
  | 'property-added'
  | 'property-removed'
  | 'property-required'
  | 'property-optional'
  | 'type-widened'
  | 'type-narrowed'
  | 'type-changed'
  | 'value-added'
  | 'value-removed'
  | 'limit-relaxed'
  | 'limit-tightened'
  | 'limit-changed'
  | 'fields-opened'
  | 'fields-closed'
  | 'alternative-added'
  | 'alternative-removed'
  | 'default-changed'
  // errors
  | 'error-added'
  | 'error-removed'
  | 'error-retry'
  | 'error-status-added'
  | 'error-status-removed'
  | 'error-details-added'
  | 'error-details-removed'
  | 'constraint-added'
  | 'constraint-removed'
  // webhooks
  | 'event-type-added'
  | 'event-type-removed'
  // machines
  | 'machine-added'
  | 'machine-removed'
  | 'machine-definition'
  | 'machine-unreadable'
  | 'table-changed'
  | 'parties-changed'
  | 'clock-changed'
  | 'family-changed'
  | 'initial-changed'
  | 'state-added'
  | 'state-removed'
  | 'substate-added'
  | 'substate-removed'
  | 'projection-changed'
  | 'projection-gained'
  | 'projection-lost'
  | 'tags-changed'
  | 'state-passing'
  | 'state-resting'
  | 'state-final'
  | 'state-open'
  | 'waits-changed'
  | 'deadline-added'
  | 'deadline-removed'
  | 'deadline-changed'
  | 'event-added'
  | 'event-removed'
  | 'event-payload'
  | 'transition-added'
  | 'transition-removed'
  | 'transition-target'
  | 'transition-order'
  | 'guard-added'
  | 'guard-removed'
  | 'guard-changed'
  | 'action-added'
  | 'action-removed'
  | 'action-order'
  | 'action-doubled'
  | 'transition-reenters'
  | 'transition-stays'
  | 'guard-code'
  | 'assign-code'
  | 'params-code'
  | 'context-code'
  | 'effect-code'
  | 'facts-code'
  | 'effect-declared'
  | 'effect-dropped'
  | 'effect-params'
  | 'column-added'
  | 'column-removed'
  | 'column-type'
  | 'column-value-added'
  | 'column-value-removed'
  | 'columns-unreadable'
  | 'column-required'
  | 'column-nullable'
  | 'state-reachable'
  | 'state-unreachable'
  | 'end-gained'
  | 'end-lost'
  // the rest of the document
  | 'parameter-form'
  | 'deprecated'
  | 'deprecation-schedule'
  | 'direction-changed'
  | 'media-type-added'
  | 'media-type-removed'
  | 'response-header-added'
  | 'response-header-removed'
  | 'response-header-changed'
  | 'credential-form'
  | 'server-added'
  | 'server-removed'
  | 'server-changed'
  | 'cache-age'
  | 'not-judged'
  | 'texts'
  | 'examples';
