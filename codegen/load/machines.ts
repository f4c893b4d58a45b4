import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { Diagnostics } from '../model/diagnostics.ts';
import { listFiles } from './files.ts';
import { locateInMachine } from './machine-source.ts';

export interface LoadedMachine {
  /** `machines/offramp/offramp-payment.machine.ts`. */
  readonly file: string;
  readonly source: string;
  /** `offrampPaymentMachine`. */
  readonly exportName: string;
  readonly machine: AnyStateMachine;
}

export interface Machines {
  readonly loaded: readonly LoadedMachine[];
  /** Ids of machines that do not load: reported once, and not again at each operation that names them. */
  readonly broken: ReadonlySet<string>;
}

/** All that the machines are made of, as one text. */
export const machinesText = (root: string): string =>
  listFiles(root, 'machines', '.ts')
    .map((file) => `// ${file}\n${readFileSync(join(root, file), 'utf8')}`)
    .join('');

/** Imports every `machines/**\/*.machine.ts`; each exports one machine, named after its file. */
export const loadMachines = async (root: string, diagnostics: Diagnostics): Promise<Machines> => {
  const loaded: LoadedMachine[] = [];
  const broken = new Set<string>();
  for (const file of listFiles(root, 'machines', '.machine.ts')) {
    const source = readFileSync(join(root, file), 'utf8');
    const id = basename(file, '.machine.ts');
    const exportName = `${id.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Machine`;
    try {
      const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
      const machine = module[exportName];
      if (isMachine(machine) && machine.id === id) {
        loaded.push({ file, source, exportName, machine });
        continue;
      }
      broken.add(id);
      diagnostics.report(
        { file, offset: 0 },
        'machine-load',
        `${file} must export ${exportName}, a machine with the id '${id}'`,
      );
    } catch (error) {
      broken.add(id);
      await reportThrown(root, { file, source }, error, diagnostics);
    }
  }
  return { loaded, broken };
};

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'config' in value && 'implementations' in value && 'root' in value;

/** Where the compiler cannot read the file, or the line of the file that has thrown; otherwise its beginning. */
const offsetOf = async (error: unknown, source: string, file: string): Promise<number> => {
  // Takes a fifth of a second, and only a broken machine needs it.
  const { default: ts } = await import('typescript');
  const options = { fileName: file, reportDiagnostics: true };
  const [unread] = ts.transpileModule(source, options).diagnostics ?? [];
  if (unread?.start !== undefined) return unread.start;
  const frame = (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .find((line) => line.includes(`${file}:`));
  const [, line = '1', column = '1'] = /:(\d+):(\d+)\)?$/.exec(frame?.trim() ?? '') ?? [];
  const before = source.split('\n').slice(0, Number(line) - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + Number(column) - 1;
};

/** XState refuses an unknown target when the machine is created, and names state and target but no line. */
const reportThrown = async (
  root: string,
  { file, source }: { file: string; source: string },
  error: unknown,
  diagnostics: Diagnostics,
): Promise<void> => {
  const message = error instanceof Error ? error.message : String(error);
  const state = /for state node '[^.']+\.([^']+)'/.exec(message)?.[1]?.split('.').at(-1);
  const target = /[Cc]hild state(?: node)? '([^']+)' does not exist/.exec(message)?.[1];
  if (target === undefined) {
    const place = { file, offset: await offsetOf(error, source, file) };
    diagnostics.report(place, 'machine-load', message.split('\n')[0] ?? message);
    return;
  }
  diagnostics.report(
    locateInMachine(root, { file, source }, [...(state ? [state] : []), target]),
    'unknown-target',
    `no state '${target}', the target of a transition${state ? ` of ${state}` : ''}`,
  );
};
