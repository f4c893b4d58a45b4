import { indent, quote, stubMember } from '../print/text.ts';
import type { SourceFile } from './source-file.ts';

/** What a stub says until somebody writes the rest. */
export const initializerOf = ({ type, exportName, of, members }: SourceFile): string => {
  if (members?.length === 0) return '{}';
  if (members) return `{\n${members.map((name) => `${indent(stubMember(of, name))}\n`).join('')}}`;
  // An event is presented at once, an operation is answered some time.
  return type === 'EventPresenter'
    ? `() => notImplemented(${quote(`${of} ${exportName}`)})`
    : `async () => notImplemented(${quote(of)})`;
};
