import { stripTypeScriptTypes } from 'node:module';
import { importsOf, isOfService, targetOf } from './closure.ts';

/** A module of the platform as JavaScript: without its types, line by line as it was. */
export const compiled = (file: string, text: string): string => withJsImports(file, withoutTypes(file, text));

/** Node says that the function is experimental. Its result is what Node itself runs. */
export const withoutTypes = (file: string, text: string): string =>
  file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;

/** Imports name what is packed: JavaScript of the platform, and TypeScript of the service that Node runs as it is. */
export const withJsImports = (file: string, text: string): string =>
  replaced(file, text, (specifier, target) => (isOfService(target) ? specifier : specifier.replace(/\.ts$/, '.js')));

/**
 * The same of types. TypeScript follows a link only where it looks for a package: by a path it would read the contract of the
 * service a second time, as another one. So the service is linked as a package, too (link.mjs).
 */
export const withPackageImports = (file: string, text: string): string =>
  replaced(file, text, (specifier, target) =>
    isOfService(target) ? `@service/${target}` : specifier.replace(/\.ts$/, '.js'),
  );

/** A text with other specifiers where a path is imported. */
function replaced(file: string, text: string, other: (specifier: string, target: string) => string): string {
  let written = '';
  let from = 0;
  for (const { specifier, start, end } of importsOf(text)) {
    const target = targetOf(file, specifier);
    if (target === undefined) continue;
    written += text.slice(from, start) + other(specifier, target);
    from = end;
  }
  return written + text.slice(from);
}
