import type { Lifecycle } from '../model/model.ts';
import { lifecycleExport, lifecycleFile } from '../model/source-files.ts';
import { header, lines, propertyName, quote } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

/** `generated/wiring/lifecycles.ts`: every machine with the effects and facts that stand beside it by convention. */
export const emitWiringLifecycles: Emitter = ({ lifecycles }) => [
  {
    path: 'generated/wiring/lifecycles.ts',
    text: lines(
      header('machines/').trimEnd(),
      '',
      lifecycles.map(({ exportName, file }) => `import { ${exportName} } from ${quote(`../../${file}`)};`),
      lifecycles.flatMap((lifecycle) => rolesOf(lifecycle).map((role) => importOf(lifecycle, role))),
      "import type { LifecycleRegistry } from '../../src/kernel/lifecycle/definition.ts';",
      '',
      '/** A missing effect or loader, or one that is too many, does not compile. */',
      'export const lifecycles = {',
      lifecycles.flatMap((lifecycle) => [
        `  ${propertyName(lifecycle.id)}: {`,
        `    machine: ${lifecycle.exportName},`,
        `    effects: ${lifecycleExport(lifecycle, 'effects')},`,
        `    facts: ${hasFacts(lifecycle) ? lifecycleExport(lifecycle, 'facts') : '{}'},`,
        '  },',
      ]),
      '} satisfies LifecycleRegistry;',
    ),
  },
];

/** Only passing states need facts. */
const hasFacts = ({ leaves }: Lifecycle): boolean => leaves.some(({ passing }) => passing);

const rolesOf = (lifecycle: Lifecycle): ('effects' | 'facts')[] =>
  hasFacts(lifecycle) ? ['effects', 'facts'] : ['effects'];

const importOf = (lifecycle: Lifecycle, role: 'effects' | 'facts'): string =>
  `import { ${role} as ${lifecycleExport(lifecycle, role)} } from ${quote(`../../${lifecycleFile(lifecycle, role)}`)};`;
