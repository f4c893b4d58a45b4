import type { Lifecycle, WiredFiles } from '../model/model.ts';
import { type LifecycleRole, lifecycleExport, lifecycleFile } from '../model/source-files.ts';
import { header, lines, propertyName, quote } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

/** `generated/wiring/lifecycles.ts`: every machine with the effects, facts and invariants that stand beside it by convention. */
export const emitWiringLifecycles: Emitter = ({ lifecycles, wired }) => [
  {
    path: 'generated/wiring/lifecycles.ts',
    text: lines(
      header('machines/').trimEnd(),
      '',
      lifecycles.map(({ exportName, file }) => `import { ${exportName} } from ${quote(`../../${file}`)};`),
      lifecycles.flatMap((lifecycle) => rolesOf(lifecycle, wired).map((role) => importOf(lifecycle, role))),
      "import type { LifecycleRegistry } from '../../src/kernel/lifecycle/definition.ts';",
      '',
      '/** A missing effect or loader, or one that is too many, does not compile. */',
      'export const lifecycles = {',
      lifecycles.flatMap((lifecycle) => [
        `  ${propertyName(lifecycle.id)}: {`,
        `    machine: ${lifecycle.exportName},`,
        `    effects: ${lifecycleExport(lifecycle, 'effects')},`,
        `    facts: ${hasFacts(lifecycle) ? lifecycleExport(lifecycle, 'facts') : '{}'},`,
        wired.invariants.has(lifecycle.id) && `    invariants: ${lifecycleExport(lifecycle, 'invariants')},`,
        '  },',
      ]),
      '} satisfies LifecycleRegistry;',
    ),
  },
];

/** Only passing states need facts. */
const hasFacts = ({ leaves }: Lifecycle): boolean => leaves.some(({ passing }) => passing);

const rolesOf = (lifecycle: Lifecycle, { invariants }: WiredFiles): LifecycleRole[] => [
  'effects',
  ...(hasFacts(lifecycle) ? (['facts'] as const) : []),
  ...(invariants.has(lifecycle.id) ? (['invariants'] as const) : []),
];

const importOf = (lifecycle: Lifecycle, role: LifecycleRole): string =>
  `import { ${role} as ${lifecycleExport(lifecycle, role)} } from ${quote(`../../${lifecycleFile(lifecycle, role)}`)};`;
