import { type CodeBlockWriter, type ImportDeclarationStructure, StructureKind } from 'ts-morph';
import type { Lifecycle } from '../model/model.ts';
import { lifecycleExport, lifecycleFile } from '../model/source-files.ts';
import { propertyName } from '../print/text.ts';
import { printFile } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/wiring/lifecycles.ts';

/** `generated/wiring/lifecycles.ts`: every machine with the effects and facts that stand beside it by convention. */
export const emitWiringLifecycles: Emitter = ({ lifecycles }) => [
  {
    path: PATH,
    text: printFile(PATH, 'machines/', [
      ...lifecycles.map(({ exportName, file }) => importOf(file, exportName)),
      ...lifecycles.flatMap((lifecycle) =>
        rolesOf(lifecycle).map((role) =>
          importOf(lifecycleFile(lifecycle, role), role, lifecycleExport(lifecycle, role)),
        ),
      ),
      { ...importOf('src/kernel/lifecycle/definition.ts', 'LifecycleRegistry'), isTypeOnly: true },
      (writer) => writeRegistry(writer, lifecycles),
    ]),
  },
];

const importOf = (file: string, name: string, alias?: string): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  moduleSpecifier: `../../${file}`,
  namedImports: [{ name, ...(alias !== undefined && { alias }) }],
});

const writeRegistry = (writer: CodeBlockWriter, lifecycles: readonly Lifecycle[]): void => {
  writer.blankLine().writeLine('/** A missing effect or loader, or one that is too many, does not compile. */');
  writer.write('export const lifecycles = ').inlineBlock(() => {
    for (const lifecycle of lifecycles) {
      writer.write(`${propertyName(lifecycle.id)}: `).inlineBlock(() => {
        writer.writeLine(`machine: ${lifecycle.exportName},`);
        writer.writeLine(`effects: ${lifecycleExport(lifecycle, 'effects')},`);
        writer.writeLine(`facts: ${hasFacts(lifecycle) ? lifecycleExport(lifecycle, 'facts') : '{}'},`);
      });
      writer.write(',').newLine();
    }
  });
  writer.write(' satisfies LifecycleRegistry;');
};

/** Only passing states need facts. */
const hasFacts = ({ leaves }: Lifecycle): boolean => leaves.some(({ passing }) => passing);

const rolesOf = (lifecycle: Lifecycle): ('effects' | 'facts')[] =>
  hasFacts(lifecycle) ? ['effects', 'facts'] : ['effects'];
