import { stripTypeScriptTypes } from 'node:module';
import { importsOf, isOfService, targetOf } from './closure.ts';

/** A module of the platform as JavaScript: without its types, line by line as it was. */
export const compiled = (file: string, text: string): string => withJsImports(file, withoutTypes(file, text));

/** Node says that the function is experimental. Its result is what Node itself runs. */
export const withoutTypes = (file: string, text: string): string =>
  file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;

/** Imports name what is packed: JavaScript of the platform, and TypeScript of the service that Node runs as it is. */
export function withJsImports(file: string, text: string): string {
  let written = '';
  let from = 0;
  for (const { specifier, start, end } of importsOf(text)) {
    const target = targetOf(file, specifier);
    if (target === undefined || isOfService(target)) continue;
    written += text.slice(from, start) + specifier.replace(/\.ts$/, '.js');
    from = end;
  }
  return written + text.slice(from);
}
