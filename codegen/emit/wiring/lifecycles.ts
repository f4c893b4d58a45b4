import { type CodeBlockWriter, type ImportDeclarationStructure, StructureKind } from 'ts-morph';
import type { Lifecycle, WiredFiles } from '../../model/model.ts';
import { type LifecycleRole, lifecycleExport, lifecycleFile } from '../../model/source-files.ts';
import { propertyName } from '../../print/text.ts';
import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';

const PATH = 'generated/wiring/lifecycles.ts';

/** `generated/wiring/lifecycles.ts`: every machine with the effects, facts and invariants that stand beside it by convention. */
export const emitWiringLifecycles: Emitter = ({ lifecycles, wired }) => [
  {
    path: PATH,
    madeFrom: [lifecycles, [...wired.invariants]],
    text: () =>
      printFile('machines/', [
        ...lifecycles.map(({ exportName, file }) => importOf(file, exportName)),
        ...lifecycles.flatMap((lifecycle) =>
          rolesOf(lifecycle, wired).map((role) =>
            importOf(lifecycleFile(lifecycle, role), role, lifecycleExport(lifecycle, role)),
          ),
        ),
        { ...importOf('src/platform/lifecycle/definition.ts', 'LifecycleRegistry'), isTypeOnly: true },
        (writer) => writeRegistry(writer, lifecycles, wired),
      ]),
  },
];

const importOf = (file: string, name: string, alias?: string): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  moduleSpecifier: `../../${file}`,
  namedImports: [{ name, ...(alias !== undefined && { alias }) }],
});

const writeRegistry = (writer: CodeBlockWriter, lifecycles: readonly Lifecycle[], wired: WiredFiles): void => {
  writer.writeLine('/** A missing effect or loader, or one that is too many, does not compile. */');
  writer.write('export const lifecycles = ').inlineBlock(() => {
    for (const lifecycle of lifecycles) writeLifecycle(writer, lifecycle, wired);
  });
  writer.write(' satisfies LifecycleRegistry;');
};

const writeLifecycle = (writer: CodeBlockWriter, lifecycle: Lifecycle, { invariants }: WiredFiles): void => {
  writer.write(`${propertyName(lifecycle.id)}: `).inlineBlock(() => {
    writer.writeLine(`machine: ${lifecycle.exportName},`);
    writer.writeLine(`effects: ${lifecycleExport(lifecycle, 'effects')},`);
    writer.writeLine(`facts: ${hasFacts(lifecycle) ? lifecycleExport(lifecycle, 'facts') : '{}'},`);
    if (invariants.has(lifecycle.id)) writer.writeLine(`invariants: ${lifecycleExport(lifecycle, 'invariants')},`);
  });
  writer.write(',').newLine();
};

/** Only passing states need facts. */
const hasFacts = ({ leaves }: Lifecycle): boolean => leaves.some(({ passing }) => passing);

const rolesOf = (lifecycle: Lifecycle, { invariants }: WiredFiles): LifecycleRole[] => [
  'effects',
  ...(hasFacts(lifecycle) ? (['facts'] as const) : []),
  ...(invariants.has(lifecycle.id) ? (['invariants'] as const) : []),
];
