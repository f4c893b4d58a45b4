import { lifecycleWords } from '../model/machines/lifecycle-words.ts';
import { mainPathOf } from '../model/machines/main-path.ts';
import type { Emitter } from './emitter.ts';

/** `generated/lifecycles/<id>.json`: a machine as data, kept with each release: stored rows outlive machines. */
export const emitLifecycleJson: Emitter = ({ lifecycles }) =>
  lifecycles.map(({ definition, file, exportName, effects, sentBy, ...lifecycle }) => ({
    path: `generated/lifecycles/${lifecycle.id}.json`,
    madeFrom: { ...lifecycle, words: lifecycleWords(lifecycle.id) },
    text: () =>
      `${JSON.stringify({ ...lifecycle, words: lifecycleWords(lifecycle.id), mainPath: mainPathOf(lifecycle) }, null, 2)}\n`,
  }));
