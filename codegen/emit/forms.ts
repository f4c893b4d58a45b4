import { formsOf } from '../model/forms.ts';
import type { Model } from '../model/model.ts';
import { quote } from '../print/text.ts';
import { printFile, type Statement } from '../print/typescript.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/forms.ts';

/** `generated/contract/forms.ts`: patterns in words, for refusals. */
export const emitForms: Emitter = (model) => [{ path: PATH, text: printFile(PATH, 'spec/', [formTable(model)]) }];

const formTable =
  (model: Model): Statement =>
  (writer) =>
    writer
      .writeLine('/** What the contract calls a text that fits a pattern, by the pattern. */')
      .write('export const forms: Readonly<Record<string, string | undefined>> = ')
      .inlineBlock(() => {
        for (const [pattern, [form = '']] of formsOf(model)) writer.writeLine(`${quote(pattern)}: ${quote(form)},`);
      })
      .write(';');
