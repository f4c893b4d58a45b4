import { needsDetails } from '../model/errors.ts';
import { schemaType } from '../print/schema-type.ts';
import { docComment, header, indent, lines, literal, propertyName, quote } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

/** `generated/contract/errors.ts`: the registry of codes, as types and as data. */
export const emitErrors: Emitter = ({ errors, schemas }) => {
  const typed = errors.map((entry) => {
    const type = entry.details ? schemaType(entry.details) : undefined;
    return { ...entry, type: type === undefined ? 'undefined' : needsDetails(entry) ? type : `${type} | undefined` };
  });
  const details = typed.map(({ meaning, code, type }) => indent(`${docComment(meaning)}${code}: ${type};`));
  const table = errors.map(({ code, statuses, meaning, retry, kernel }) =>
    indent(`${code}: ${literal({ statuses, meaning, retry, kernel }, 110)},`),
  );
  const constraints = errors.flatMap(({ code, constraints: names }) =>
    names.map((name) => indent(`${propertyName(name)}: ${quote(code)},`)),
  );
  const types = lines('export interface ErrorDetails {', details, '}');
  const words = new Set(typed.flatMap(({ type }) => type.match(/\w+/g) ?? []));
  const used = schemas.map(({ name }) => name).filter((name) => words.has(name));
  return [
    {
      path: 'generated/contract/errors.ts',
      text: lines(
        header('spec/errors.yaml').trimEnd(),
        '',
        used.length > 0 && `import type { ${used.join(', ')} } from './schemas.ts';\n`,
        '/** What `details` holds, per code; undefined where there is nothing to say. */',
        types,
        'export type ErrorCode = keyof ErrorDetails;',
        '',
        'export interface ErrorMeta {',
        '  readonly statuses: readonly number[];',
        '  readonly meaning: string;',
        '  /** Whether the same request can succeed when it is sent again. */',
        '  readonly retry: boolean;',
        '  /** Answered by the kernel, not by a handler. */',
        '  readonly kernel: boolean;',
        '}',
        '',
        'export const errors: Readonly<Record<ErrorCode, ErrorMeta>> = {',
        table,
        '};',
        '',
        '/** The database constraints whose violation is a declared refusal: a lost race is no 500. */',
        'export const constraintErrors: Readonly<Record<string, ErrorCode>> = {',
        constraints,
        '};',
      ),
    },
  ];
};
