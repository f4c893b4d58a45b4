import { notImplemented } from '../print/text.ts';
import type { SourceFile } from './source-file.ts';

/** The function that stands in a new file until somebody writes it. Handlers answer some time, presenters at once. */
export const stubFunction = ({ type, exportName, of }: Pick<SourceFile, 'type' | 'exportName' | 'of'>): string =>
  type === 'EventPresenter' ? notImplemented(`${of} ${exportName}`) : `async ${notImplemented(of)}`;
