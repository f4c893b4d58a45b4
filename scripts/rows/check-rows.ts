import { locateInMachine } from '../../codegen/load/machine-source.ts';
import { type Column as Key, readMachineTypes } from '../../codegen/load/machine-types.ts';
import { type LoadedMachine, loadMachines } from '../../codegen/load/machines.ts';
import { type Finding, formatFindings } from '../../codegen/load/positions.ts';
import { Diagnostics } from '../../codegen/model/diagnostics.ts';
import { publicOf, statesOf } from '../../codegen/model/machines/machine-states.ts';
import type { Column } from './read-tables.ts';

/** What the table of a lifecycle is held to. */
interface Machine {
  readonly loaded: LoadedMachine;
  readonly table: string;
  /** Undefined where the context is written in a form that is not understood: the compiler holds that to its users. */
  readonly keys: readonly Key[] | undefined;
}

/** The columns that the engine keeps, which `lifecycleColumns` makes. */
const OF_THE_ENGINE = ['id', 'status', 'step', 'created_at', 'updated_at'];
const PROJECTED = 'public_status';
/** The engine fills it where it is there. */
const TRACED = 'traceparent';

/**
 * Compares the context of each machine with its table: `file:line:col  message  (unknown-column)` for each key and each
 * column that a write would fail at. The database would say so no sooner than at the first request.
 */
export async function checkRows(root: string, columns: readonly Column[]): Promise<string[]> {
  // Machines that do not load are the generator's to report.
  const { loaded } = await loadMachines(root, new Diagnostics());
  const tables = Map.groupBy(columns, ({ table }) => table);
  const findings = loaded.flatMap((machine): Finding[] => {
    const { table } = (machine.machine.config.meta ?? {}) as { readonly table?: string };
    if (table === undefined) return [];
    const keys = readMachineTypes(root, machine.file).columns;
    return faultsOf({ loaded: machine, table, keys }, tables.get(table)).map(({ trail, message }) => ({
      place: locateInMachine(root, machine, trail),
      message,
      rule: 'unknown-column',
    }));
  });
  return formatFindings(root, findings);
}

interface Fault {
  readonly trail: readonly string[];
  readonly message: string;
}

function faultsOf({ loaded, table, keys }: Machine, columns: readonly Column[] | undefined): Fault[] {
  const { id } = loaded.machine;
  if (columns === undefined) {
    const message = `no migration makes ${table}, the table of ${id}: make it with lifecycleColumns, or name another one`;
    return [{ trail: ['table'], message }];
  }
  const byName = new Map(columns.map((column) => [column.name, column]));
  const kept = isProjected(loaded) ? [...OF_THE_ENGINE, PROJECTED] : OF_THE_ENGINE;
  const unmade = kept.filter((name) => !byName.has(name));
  const faults = unmade.map((name) => ({
    trail: ['table'],
    message: `${table} has no column ${name}, which the service keeps for ${id}: make the table with lifecycleColumns${
      name === PROJECTED ? ' and projected: true' : ''
    }`,
  }));
  return keys === undefined ? faults : [...faults, ...keyFaults(id, table, keys, byName, new Set(kept))];
}

function keyFaults(
  id: string,
  table: string,
  keys: readonly Key[],
  columns: ReadonlyMap<string, Column>,
  kept: ReadonlySet<string>,
): Fault[] {
  const named = new Set(keys.map(({ name }) => snake(name)));
  const unkept = [...columns.values()].filter(
    ({ name, nullable, defaulted }) => !(named.has(name) || kept.has(name) || name === TRACED || nullable || defaulted),
  );
  return [
    ...keys.flatMap((key) => {
      const message = keyFault(id, table, key, columns.get(snake(key.name)), kept);
      return message === undefined ? [] : [{ trail: [key.name], message }];
    }),
    ...unkept.map(({ name }) => ({
      trail: ['table'],
      message: `${table}.${name} must have a value, and the context of ${id} has no key ${camel(name)}: add the key, or let the column be null`,
    })),
  ];
}

function keyFault(
  id: string,
  table: string,
  { name, type, nullable }: Key,
  column: Column | undefined,
  kept: ReadonlySet<string>,
): string | undefined {
  const written = snake(name);
  if (camel(written) !== name)
    return `the context of ${id} has the key ${name}: keys are in camelCase and their columns in snake_case; call it ${camel(written)}, of the column ${written}`;
  if (kept.has(written)) return `the context of ${id} has the key ${name}, which the service keeps itself: take it out`;
  if (column === undefined)
    return `the context of ${id} has the key ${name}, and ${table} has no column ${written}: add the column in a migration, or take the key out`;
  const wanted = WANTED[/^'[^']*'(?: \| '[^']*')*$/.test(type) ? 'string' : type];
  if (wanted !== undefined && !wanted.includes(column.type))
    return `the context of ${id} has the key ${name} of the type ${type}, and ${table}.${written} is ${column.type}: it has to be ${wanted.join(' or ')}`;
  if (nullable && !column.nullable)
    return `the context of ${id} has the key ${name}, which may be null, and ${table}.${written} may not: let the column be null, or the key have a value always`;
  return undefined;
}

/** Types of columns by the type of their key. What is not here is left to the database. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  Date: ['timestamptz'],
  boolean: ['bool'],
  number: ['int4', 'int2', 'float8', 'float4'],
  bigint: ['numeric', 'int8'],
  string: ['text', 'varchar', 'uuid', 'bpchar', 'numeric'],
};

/** As src/platform/lifecycle/compiled-machine.ts decides it: the status is that of the parent, what is shown that of the leaf. */
const isProjected = ({ machine }: LoadedMachine): boolean =>
  statesOf(machine.root).some((state) => Object.keys(state.states).length === 0 && publicOf(state) !== state.path[0]);

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_underscore, letter: string) => letter.toUpperCase());
