import type { Change } from './change.ts';
import type { StoredRule } from './code/migrations.ts';
import type { Contract, ReviewedLifecycle } from './contract.ts';
import { literals } from './diff/columns.ts';
import { snake } from './names.ts';

/** A column whose rows hold the values of an enum. */
export interface StoredColumn {
  readonly table: string;
  readonly column: string;
  /** The CHECK constraint that lists them, if there is one. */
  readonly rule: StoredRule | undefined;
  /** The machine whose context lists them, if there is one. */
  readonly lifecycle: ReviewedLifecycle | undefined;
}

/**
 * The columns that hold the values of an enum: those whose CHECK constraint, or whose type in a machine's context, lists
 * the same values, or more, or fewer. The status of a lifecycle is none of them: its values are the machine's states.
 */
export const storedColumns = (
  { lifecycles, rules }: Pick<Contract, 'lifecycles' | 'rules'>,
  values: readonly string[],
): StoredColumn[] => {
  const tables = new Set(lifecycles.map(({ table }) => table));
  const checked = rules.flatMap((rule): StoredColumn[] => {
    const { table, lists: column } = rule;
    if (column === undefined || (column === 'status' && tables.has(table))) return [];
    return isSameEnum(rule.values.get(column) ?? [], values) ? [{ table, column, rule, lifecycle: undefined }] : [];
  });
  const typed = lifecycles.flatMap((lifecycle) =>
    (lifecycle.types.columns ?? []).flatMap(({ name, type }): StoredColumn[] => {
      const column = snake(name);
      return isSameEnum(literals(type) ?? [], values)
        ? [{ table: lifecycle.table, column, rule: undefined, lifecycle }]
        : [];
    }),
  );
  const columns = Map.groupBy([...checked, ...typed], ({ table, column }) => `${table}.${column}`);
  return [...columns.values()].flatMap((same) => {
    const lifecycle = same.find((one) => one.lifecycle)?.lifecycle;
    return same.slice(0, 1).map((first) => ({ ...first, lifecycle }));
  });
};

/** One contains the other, and they have two values or more in common. */
const isSameEnum = (listed: readonly string[], values: readonly string[]): boolean => {
  const common = listed.filter((value) => values.includes(value)).length;
  return common > 1 && (common === listed.length || common === values.length);
};

/** Says of every changed enum which columns hold its values. What only callers write is stored as it was. */
export const withStorage = (changes: readonly Change[], before: Contract): Change[] =>
  changes.map((change) => {
    const { rule, values, roles = [] } = change;
    if ((rule !== 'value-removed' && rule !== 'value-added') || values === undefined) return change;
    if (rule === 'value-removed' && roles.length > 0 && roles.every((role) => role === 'request')) return change;
    const columns = storedColumns(before, values).map(({ table, column }) => `${table}.${column}`);
    return columns.length === 0 ? change : { ...change, stored: columns };
  });
