import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';
import { camelCase, exportedConst, importFrom, importType, objectOf } from './found-files.ts';

const PATH = 'generated/wiring/presenters.ts';

/** `generated/wiring/presenters.ts`: for each family of events that the engine writes, what its `*.present.ts` exports. */
export const emitWiringPresenters: Emitter = ({ wired }) => {
  const presenters = [...wired.presenters].map(([family, path]) => ({ family, path, name: camelCase(family) }));
  const members = presenters.map(({ family, name }) => [family, name] as const);
  const text = () =>
    printFile('src/', [
      ...presenters.map(({ path, name }) => importFrom(path, 'presentEvent', name)),
      importType('src/platform/feed/event-presenter.ts', 'EventPresenters'),
      exportedConst(
        'What renders the events of a lifecycle for each party, by the family of their types.',
        'presenters',
        objectOf(members, 'satisfies EventPresenters'),
      ),
    ]);
  return [{ path: PATH, madeFrom: presenters, text }];
};
