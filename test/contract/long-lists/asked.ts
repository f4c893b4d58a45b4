import { type MockInstance, vi } from 'vitest';
import { type GroupedStatement, StatementGroup } from '../../../src/platform/db/wire/statement-group.ts';

/** A statement as a request sent it, with the role and the tenant that its transaction had. */
export interface AskedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly role: string;
  readonly tenantId: string;
}

/** Hears what the service sends to its database, from `heard` on. */
export interface Listener {
  /** The questions that `work` asks; what writes, locks or sets is none. */
  heard(work: () => Promise<unknown>): Promise<readonly AskedStatement[]>;
  stop(): void;
}

const isQuestion = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) &&
  !/\b(insert into|update "?\w+"? set|delete from|set_config|lock_idempotency_key|pg_advisory_xact_lock|returning)\b/i.test(
    text,
  );

const isLock = (text: string): boolean => /\bfor (no key )?update\b/i.test(text);

/** Questions that lock what they read are heard where that is asked for. */
export function listen({ locking = false }: { readonly locking?: boolean } = {}): Listener {
  const walls = new WeakMap<object, { role: string; tenantId: string }>();
  let asked: AskedStatement[] | undefined;
  const hear = (client: object, statements: readonly GroupedStatement[]): void => {
    for (const { text, values } of statements) {
      const wall = walls.get(client) ?? { role: 'paychart_system', tenantId: '' };
      const [, set, local] = /set_config\('role', '(\w+)'|SET LOCAL ROLE (\w+)/.exec(text) ?? [];
      const [, at] = /set_config\('app\.tenant_id', \$(\d)/.exec(text) ?? [];
      walls.set(client, {
        role: set ?? local ?? wall.role,
        tenantId: at === undefined ? wall.tenantId : String(values[Number(at) - 1]),
      });
      if (isQuestion(text) && (locking || !isLock(text))) asked?.push({ text, values, ...wall });
    }
  };
  const { send, sendTransaction } = StatementGroup;
  const spies: MockInstance[] = [
    vi.spyOn(StatementGroup, 'send').mockImplementation((client, statements) => {
      hear(client, statements);
      send.call(StatementGroup, client, statements);
    }),
    vi.spyOn(StatementGroup, 'sendTransaction').mockImplementation((client, statements) => {
      hear(client, statements);
      sendTransaction.call(StatementGroup, client, statements);
    }),
  ];
  return {
    async heard(work) {
      asked = [];
      await work();
      const all = asked;
      asked = undefined;
      return all;
    },
    stop: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** A condition `column = value` on the rows of a table. */
export interface Condition {
  readonly table: string;
  readonly column: string;
  readonly value: unknown;
}

export function conditionsOf({ text, values }: AskedStatement): readonly Condition[] {
  const found: Condition[] = [];
  let table = '';
  for (const [, from, column, at] of text.matchAll(/\bfrom "(\w+)"|"(\w+)" = \$(\d+)/g)) {
    table = from ?? table;
    if (column !== undefined) found.push({ table, column, value: values[Number(at) - 1] });
  }
  return found;
}

/** The tables whose rows a list shows, as its statement names them. */
export const listedTables = ({ text }: AskedStatement): readonly string[] => [
  ...new Set([...text.matchAll(/\bfrom "(\w+)"/g)].map(([, table = '']) => table)),
];

/** The statement of a request that reads a page. */
export const isPage = ({ text }: AskedStatement): boolean =>
  /order by .*("created_at"|"version") (desc|asc).* limit \$\d+/.test(text);
