// Reads across tenants: it hands reads of either kind to handlers, and reads nothing itself.

import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { Risk } from '../../../generated/contract/gates.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { Request } from './handler.ts';
import type { OpenStream, Unit } from './ports.ts';
import type { RequestInput } from './request/input.ts';
import { NotPassed, type TwoFactorGate } from './two-factor.ts';

type AnyDetails = Readonly<Record<string, unknown>>;

const fail = Object.assign((code: ErrorCode, details?: AnyDetails) => new Refusal(code, { details }), {
  until: (retryAfterSeconds: number, code: ErrorCode, details?: AnyDetails) =>
    new Refusal(code, { details, retryAfterSeconds }),
  after: (_step: unknown, code: ErrorCode, details?: AnyDetails) => new Refusal(code, { details, commits: true }),
});

interface ReplyOptions {
  cursor: string | undefined;
  status: number | undefined;
  deprecated: boolean;
  risk: Risk | undefined;
  stream: OpenStream | undefined;
}

/** The argument of a handler, for any operation. `Request<I>` is its type for one. */
export class HandlerRequest implements Record<keyof Request<OperationId>, unknown> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: RequestInput['query'];
  readonly headers: RequestInput['headers'];
  readonly body: RequestInput['body'];
  readonly verbatim: RequestInput['verbatim'];
  readonly invalidBody: RequestInput['invalidBody'];
  readonly caller: Caller;
  readonly clientNetwork: string;
  readonly now: Date;
  readonly reads: Unit['reads'];
  readonly services: Unit['services'];
  readonly orderKey: Unit['orderKey'];
  readonly aggregate: Unit['aggregate'];
  readonly aggregatesWith: Unit['aggregatesWith'];
  readonly acrossTenants: Unit['acrossTenants'];
  readonly open: Unit['open'];
  readonly write: Unit['write'];
  readonly written: Unit['written'];
  readonly firstPhase: Unit['firstPhase'];
  readonly #twoFactor: TwoFactorGate | undefined;
  readonly outsideTransaction: Unit['outsideTransaction'];
  readonly fail = fail;
  readonly wantsStream: boolean;
  /** The arguments of `nextPage`, `status`, `deprecated`, `risk` and `stream`. */
  readonly replyOptions: ReplyOptions = {
    cursor: undefined,
    status: undefined,
    deprecated: false,
    risk: undefined,
    stream: undefined,
  };

  constructor(
    path: Readonly<Record<string, string>>,
    input: RequestInput,
    caller: Caller,
    unit: Unit,
    clientNetwork = '',
    twoFactor?: TwoFactorGate,
    wantsStream = false,
  ) {
    this.wantsStream = wantsStream;
    this.path = path;
    this.query = input.query;
    this.headers = input.headers;
    // For x-raw-body it is the type that the contract's `Operations` has of it, as everywhere.
    this.body = (input.unverified ?? input.body) as RequestInput['body'];
    this.verbatim = input.verbatim;
    this.invalidBody = input.invalidBody;
    this.caller = caller;
    this.clientNetwork = clientNetwork;
    this.now = unit.now;
    this.reads = unit.reads;
    this.services = unit.services;
    this.orderKey = unit.orderKey;
    this.aggregate = unit.aggregate;
    this.aggregatesWith = unit.aggregatesWith;
    this.acrossTenants = unit.acrossTenants;
    this.open = unit.open;
    this.write = unit.write;
    this.written = unit.written;
    this.#twoFactor = twoFactor;
    this.firstPhase = twoFactor === undefined ? unit.firstPhase : passedFirst(unit.firstPhase, twoFactor);
    this.outsideTransaction = unit.outsideTransaction;
  }

  // Few handlers ask for these: a function is made when one does, so that it may be taken out of the request.

  get nextPage(): (cursor: string | undefined) => void {
    return (cursor) => {
      this.replyOptions.cursor = cursor;
    };
  }

  get status(): (status: number) => void {
    return (status) => {
      this.replyOptions.status = status;
    };
  }

  get deprecated(): () => void {
    return () => {
      this.replyOptions.deprecated = true;
    };
  }

  get risk(): (risk: Risk) => void {
    return (risk) => {
      this.replyOptions.risk = risk;
    };
  }

  get stream(): (open: OpenStream) => void {
    return (open) => {
      this.replyOptions.stream = open;
    };
  }

  get twoFactor(): TwoFactorGate {
    if (this.#twoFactor === undefined)
      throw new Error('No risk of the operation meets the gate of two-factor protection');
    return this.#twoFactor;
  }

  get tenantId(): string {
    if (this.caller.tenantId === null)
      throw new Error('The operation lets callers without a tenant in: use caller.tenantId');
    return this.caller.tenantId;
  }
}

/** An intent is recorded only after the gate has passed it, so that a request that continues from one is not judged again. */
const passedFirst =
  (firstPhase: Unit['firstPhase'], gate: TwoFactorGate): Unit['firstPhase'] =>
  async (record) => {
    const intent = await firstPhase(async () => {
      const recorded = await record();
      if (recorded !== null && !(recorded instanceof Refusal) && !gate.isPassed) throw new NotPassed(gate.operation);
      return recorded;
    });
    if (intent !== null && !(intent instanceof Refusal)) gate.pass();
    return intent;
  };
