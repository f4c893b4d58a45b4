import { type InterfaceDeclarationStructure, StructureKind, type WriterFunction } from 'ts-morph';
import { asString } from '../load/json.ts';
import type { Lifecycle, Webhook } from '../model/model.ts';
import { schemaType } from '../print/schema-type.ts';
import { propertyName, quote } from '../print/text.ts';
import { printFile } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/events.ts';

/** `generated/contract/events.ts`: what receivers of events are sent, by type, and which lifecycles tell each change. */
export const emitEvents: Emitter = ({ webhooks, lifecycles }) => [
  {
    path: PATH,
    text: printFile(PATH, 'spec/ and machines/', [
      importSchemas(namedSchemasOf(webhooks)),
      events(webhooks),
      { kind: StructureKind.TypeAlias, isExported: true, name: 'EventType', type: 'keyof Events' },
      projectedFamilies(lifecycles),
      { kind: StructureKind.TypeAlias, isExported: true, name: 'ProjectedFamily', type: 'keyof ProjectedFamilies' },
    ]),
  },
];

/** One name a line; written, because a structure has them all on one. */
const importSchemas =
  (names: readonly string[]): WriterFunction =>
  (writer) => {
    if (names.length === 0) return;
    writer.write('import type ').inlineBlock(() => {
      for (const name of names) writer.writeLine(`${name},`);
    });
    writer.write(" from './schemas.ts';");
  };

const events = (webhooks: readonly Webhook[]): InterfaceDeclarationStructure => ({
  kind: StructureKind.Interface,
  isExported: true,
  docs: ['What an endpoint receives, by the type of the event.'],
  name: 'Events',
  properties: webhooks.map(({ type, schema }) => ({ name: propertyName(type), type: schemaType(schema) })),
});

const projectedFamilies = (lifecycles: readonly Lifecycle[]): InterfaceDeclarationStructure => ({
  kind: StructureKind.Interface,
  isExported: true,
  docs: ['The lifecycles of which the engine itself tells each change, by the family of the events.'],
  name: 'ProjectedFamilies',
  properties: lifecycles.flatMap(({ family, id }) =>
    family === undefined ? [] : [{ name: propertyName(family), type: quote(id) }],
  ),
});

const namedSchemasOf = (webhooks: readonly Webhook[]): string[] => {
  const names = webhooks.flatMap(({ schema }) => asString(schema.$ref)?.split('/').at(-1) ?? []);
  return [...new Set(names)].sort();
};
