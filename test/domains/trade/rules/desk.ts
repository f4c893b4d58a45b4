import type { AnyEventObject } from 'xstate';
import type { LifecycleName } from '../../../../generated/contract/lifecycles.ts';
import { financingPoolMachine } from '../../../../machines/lending/financing-pool.machine.ts';
import { loanMachine } from '../../../../machines/lending/loan.machine.ts';
import { offerMachine } from '../../../../machines/lending/offer.machine.ts';
import { permitMachine } from '../../../../machines/lending/permit.machine.ts';
import { purchaseOrderMachine } from '../../../../machines/lending/purchase-order.machine.ts';
import { deliveryRecordMachine } from '../../../../machines/trade/delivery-record.machine.ts';
import { extractionMachine } from '../../../../machines/trade/extraction.machine.ts';
import { salesOrderMachine } from '../../../../machines/trade/sales-order.machine.ts';
import { parseConfig, startDefaults } from '../../../../src/app/config.ts';
import { keepOrder, LockOrder } from '../../../../src/platform/db/lock-order.ts';
import { type Query, statementOf } from '../../../../src/platform/db/statement.ts';
import { Exchange } from '../../../../src/platform/http/exchange.ts';
import { HandlerRequest } from '../../../../src/platform/http/handler-request.ts';
import { TwoFactorGate } from '../../../../src/platform/http/two-factor.ts';
import { handleOf } from '../../../../src/platform/lifecycle/aggregates/handle.ts';
import type { TrackedAggregate } from '../../../../src/platform/lifecycle/aggregates/tracked-aggregate.ts';
import { compiledMachine, leafOfRow } from '../../../../src/platform/lifecycle/compiled-machine.ts';
import type { AggregateView, StatusOf } from '../../../../src/platform/lifecycle/definition.ts';
import { begin, step } from '../../../../src/platform/lifecycle/step.ts';
import type { Write } from '../../../../src/platform/lifecycle/writes.ts';

export const NOW = new Date('2026-03-02T09:00:00.000Z');
export const msLater = (ms: number): Date => new Date(NOW.getTime() + ms);

const MACHINES = [
  ...[financingPoolMachine, loanMachine, offerMachine, permitMachine, purchaseOrderMachine],
  ...[deliveryRecordMachine, extractionMachine, salesOrderMachine],
];
const compiled = (name: string) => {
  const machine = MACHINES.find(({ id }) => id === name);
  if (machine === undefined) throw new Error(`no machine ${name}`);
  return compiledMachine(machine);
};

interface Asked {
  readonly by: string;
  readonly id?: string;
  /** Null: without one. */
  readonly body?: object | null;
}

/** What handlers decide, without a database: rows that stand, their real machines, and what was sent to them. */
export class Desk {
  /** By table, with a text that a query names it by. */
  readonly tables: Record<string, (object & { readonly by: string })[]> = {};
  /** What was sent to whom, in its order. */
  readonly sent: { readonly to: string; readonly event: AnyEventObject }[] = [];
  readonly written: Write[] = [];
  /** What was asked for by its id, and with that locked. */
  readonly locked: string[] = [];
  readonly opened: { readonly machine: string; readonly context: object }[] = [];
  readonly #rows: TrackedAggregate[] = [];
  /** Beside the configuration. */
  services: object = {};
  /** What the chain answers. */
  contracts: unknown;

  stands<M extends LifecycleName>(
    machine: M,
    id: string,
    status: StatusOf<M>,
    context: AggregateView<M>['context'],
    now = NOW,
  ): this {
    const of = compiled(machine);
    const times = { clockOffsetMs: 0, now, createdAt: NOW, updatedAt: NOW, traceparent: null };
    const state = { leaf: leafOfRow(of, status, undefined), context: { ...context } };
    this.#rows.push({ compiled: of, id, loaded: null, ...state, step: 1, steps: [], ...times });
    return this;
  }

  has(table: string, by: string, row: object = {}): this {
    this.tables[table] = [...(this.tables[table] ?? []), { by, ...row }];
    return this;
  }

  /** An account of the ledger. */
  holds(accountId: string, balance: bigint): this {
    return this.has('ledger_balances', accountId, { accountId, balance });
  }

  ask(handler: (request: never) => Promise<unknown>, { by, id = '', body = {} }: Asked): Promise<unknown> {
    const rows = (query: Query) => {
      const { text, values = [] } = statementOf(query);
      const found = this.tables[/from "?([a-z_]+)/i.exec(text)?.[1] ?? ''] ?? [];
      return found.filter((row) => values.includes(row.by));
    };
    // The caller's organization restricts nothing.
    const isOfGates = (query: Query) => statementOf(query).text.includes('AS member_status');
    const free = { memberStatus: 'ACTIVE', memberRole: 'OWNER', approverGroup: null, grantId: null, rules: null };
    const ungated = { ...free, requestId: null, requiredWeight: null, spentDaily: null, spentMonthly: null };
    const acrossTenants = {
      one: async (query: never) => rows(query)[0],
      many: async (query: never) =>
        isOfGates(query) ? [{ ...ungated, dailyLimitBaseUnits: null, monthlyLimitBaseUnits: null }] : rows(query),
    };
    const reads = { many: async (query: never) => rows(query), one: async (query: never) => rows(query)[0] };
    keepOrder(reads as never, new LockOrder('a test'));
    const config = parseConfig({ ...startDefaults, LOG_LEVEL: 'silent' });
    const unit = {
      now: NOW,
      reads: { ...reads, acrossTenants },
      services: { config, chain: { chainId: 84_532, contracts: { settlementToken: '0x' } }, ...this.services },
      aggregate: async (machine: string, wanted: string) => {
        this.locked.push(`${machine} ${wanted}`);
        return this.#handle(this.#find(machine, wanted));
      },
      aggregatesWith: async (machine: string, common: Readonly<Record<string, unknown>>) =>
        this.#rows
          .filter((row) => row.compiled.machine.id === machine && hasAll(row, common))
          .map((row) => this.#handle(row)),
      open: async (machine: string, { id: opened, context }: { id: string; context: object }) => {
        this.opened.push({ machine, context });
        const { leaf, context: initial } = begin(compiled(machine), context as never);
        const times = { clockOffsetMs: 0, now: NOW, createdAt: NOW, updatedAt: NOW, traceparent: null };
        return this.#handle({
          compiled: compiled(machine),
          id: opened,
          loaded: null,
          leaf,
          context: initial,
          step: 1,
          steps: [],
          ...times,
        });
      },
      write: (...writes: readonly Write[]) => void this.written.push(...writes),
      outsideTransaction: async (ask: () => unknown) => this.contracts ?? ask(),
    };
    const caller = { kind: 'apiKey', tenantId: by, memberId: null, role: 'OWNER', agentId: null };
    const input = { query: {}, headers: {}, body: body ?? undefined, verbatim: undefined, invalidBody: undefined };
    const exchange = new Exchange({ method: 'POST', url: '/', headers: {} } as never);
    const gate = new TwoFactorGate(exchange, caller as never, Buffer.from(''));
    return handler(new HandlerRequest({ id }, input as never, caller as never, unit as never, '', gate) as never);
  }

  #find(machine: string, id: string): TrackedAggregate | undefined {
    return this.#rows.find((row) => row.compiled.machine.id === machine && row.id === id);
  }

  #handle(row: TrackedAggregate | undefined) {
    if (row === undefined) return undefined;
    return handleOf(row, async (event) => {
      const result = step(row.compiled, row, event);
      if (result === undefined) throw new Error(`${row.id} refuses ${event.type} in ${row.leaf.status}`);
      row.leaf = result.leaf;
      row.context = result.context;
      this.sent.push({ to: row.id, event });
    });
  }
}

const hasAll = (row: TrackedAggregate, common: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(common).every(([key, value]) =>
    [value].flat().includes(key === 'status' ? row.leaf.status : row.context[key]),
  );
