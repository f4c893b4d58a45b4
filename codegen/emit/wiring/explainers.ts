import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';
import { camelCase, exportedConst, importFrom, importType, objectOf } from './found-files.ts';

const PATH = 'generated/wiring/explainers.ts';

/** `generated/wiring/explainers.ts`: what each `<aggregate>.explain.ts` adds to the explanation of its lifecycle. */
export const emitWiringExplainers: Emitter = ({ wired }) => {
  const explainers = [...wired.explainers].map(([id, path]) => ({ id, path, name: camelCase(id) }));
  const members = explainers.map(({ id, name }) => [id, name] as const);
  const text = () =>
    printFile('src/', [
      ...explainers.map(({ path, name }) => importFrom(path, 'explain', name)),
      importType('src/platform/explain/explainer.ts', 'Explainers'),
      exportedConst(
        'What lifecycles add to their explanations.',
        'explainers',
        objectOf(members, 'satisfies Explainers'),
      ),
    ]);
  return [{ path: PATH, madeFrom: explainers, text }];
};
