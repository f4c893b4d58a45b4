import { formsOf } from '../model/operations/forms.ts';
import { objectOf } from '../print/blocks.ts';
import { exportedConstant } from '../print/declarations.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/forms.ts';

/** Patterns in words, for refusals. */
export const emitForms: Emitter = (model) => {
  const forms = [...formsOf(model)].map(([pattern, [form = '']]): [string, string] => [pattern, form]);
  return [{ path: PATH, madeFrom: forms, text: () => printFile('spec/', [formTable(forms)]) }];
};

const formTable = (forms: readonly (readonly [pattern: string, form: string])[]): Statement =>
  exportedConstant(
    'forms',
    'Readonly<Record<string, string | undefined>>',
    objectOf(forms.map(([pattern, form]) => [pattern, quote(form)])),
    'What the contract calls a text that fits a pattern, by the pattern.',
  );
