import type { Lifecycle, Webhook } from '../model/model.ts';
import { objectType, property } from '../print/blocks.ts';
import { exportedInterface, exportedType, typeImportsOf } from '../print/declarations.ts';
import { namesIn, schemaType } from '../print/schema-type.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/events.ts';

/** Emits the events by type, and the lifecycles that announce each change. */
export const emitEvents: Emitter = ({ webhooks, lifecycles }) => [
  {
    path: PATH,
    madeFrom: [webhooks, lifecycles.map(({ id, family }) => [id, family])],
    text: () => printFile('spec/ and machines/', declarationsOf(webhooks, lifecycles)),
  },
];

const declarationsOf = (webhooks: readonly Webhook[], lifecycles: readonly Lifecycle[]): Statement[] => [
  ...typeImportsOf('./schemas.ts', [...new Set(webhooks.flatMap(({ schema }) => namesIn(schema)))].sort()),
  events(webhooks),
  exportedType('EventType', 'keyof Events'),
  projectedFamilies(lifecycles),
  exportedType('ProjectedFamily', 'keyof ProjectedFamilies'),
];

const events = (webhooks: readonly Webhook[]): Statement =>
  exportedInterface(
    'Events',
    objectType(webhooks.map(({ type, schema }) => property(type, schemaType(schema)))),
    'What an endpoint receives, by the type of the event.',
  );

const projectedFamilies = (lifecycles: readonly Lifecycle[]): Statement =>
  exportedInterface(
    'ProjectedFamilies',
    objectType(lifecycles.flatMap(({ family, id }) => (family === undefined ? [] : [property(family, quote(id))]))),
    'The lifecycles of which the engine itself tells each change, by the family of the events.',
  );
