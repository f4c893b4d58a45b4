import type { CodeBlockWriter, WriterFunction } from 'ts-morph';
import { literal, propertyName } from './text.ts';

/**
 * What stands between braces or brackets, a line each, by ts-morph's writer. Its structures would hang every line of a
 * type or a value one level too deep, so that a file of nested objects had to be formatted once more.
 */

/** The number of characters of a list on one line. */
export const LINE = 100;

/** A type or a value: text, or what writes it. */
export type Written = string | WriterFunction;

/** A property of an object type; with parameters, a method. */
export interface Property {
  readonly name: string;
  readonly type: Written;
  readonly parameters?: readonly string[];
  readonly comment?: string | undefined;
  readonly isOptional?: boolean;
  readonly isReadonly?: boolean;
}

export const property = (name: string, type: Written, comment?: string): Property => ({ name, type, comment });

export const optional = (name: string, type: Written, comment?: string): Property => ({
  ...property(name, type, comment),
  isOptional: true,
});

export const readonly = (...[name, type, comment]: Parameters<typeof property>): Property => ({
  ...property(name, type, comment),
  isReadonly: true,
});

/** `{ name: Type; … }`; with an index, other names too. */
export const objectType =
  (properties: readonly Property[], index?: Written): WriterFunction =>
  (writer) => {
    writer.inlineBlock(() => {
      for (const one of properties) writeProperty(writer, one);
      if (index !== undefined) writeProperty(writer, { name: '[key: string]', type: index });
    });
  };

/** `name(parameters): Type;`. */
export const method = (name: string, parameters: readonly string[], type: Written, comment?: string): Property => ({
  ...property(name, type, comment),
  parameters,
});

/** `{ name: Type; … }` on one line, without comments. */
export const inlineObjectType =
  (properties: readonly Property[]): WriterFunction =>
  (writer) => {
    writer.write('{ ');
    for (const [at, one] of properties.entries()) {
      writer.conditionalWrite(at > 0, '; ');
      writeSignature(writer, one);
    }
    writer.write(' }');
  };

const writeProperty = (writer: CodeBlockWriter, one: Property): void => {
  writeComment(writer, one.comment);
  writeSignature(writer, one);
  writer.write(';').newLine();
};

const writeSignature = (writer: CodeBlockWriter, one: Property): void => {
  const { name, type, parameters, isOptional, isReadonly } = one;
  writer.conditionalWrite(isReadonly, 'readonly ');
  writer.write(name.startsWith('[') ? name : propertyName(name));
  writer.conditionalWrite(parameters !== undefined, () => `(${parameters?.join(', ')})`);
  writer.write(isOptional ? '?: ' : ': ');
  write(writer, type);
};

/** `'A' | 'B'`, a line each where one line would not hold them; `never` of nothing. */
export const unionOf =
  (types: readonly string[]): WriterFunction =>
  (writer) => {
    const line = types.join(' | ') || 'never';
    if (line.length <= LINE) writer.write(line);
    else writer.hangingIndent(() => writer.write(types.join('\n| ')));
  };

/** `{ name: value, … }`. */
export const objectOf =
  (members: readonly (readonly [name: string, value: Written])[]): WriterFunction =>
  (writer) => {
    writer.inlineBlock(() => {
      for (const [name, value] of members) {
        writer.write(`${propertyName(name)}: `);
        write(writer, value);
        writer.write(',').newLine();
      }
    });
  };

/** `[value, …]`. */
export const listOf =
  (values: readonly Written[]): WriterFunction =>
  (writer) => {
    writer.write('[').indent(() => {
      for (const value of values) {
        write(writer, value);
        writer.write(',').newLine();
      }
    });
    writer.write(']');
  };

/** Plain data as a value: on one line where it fits, else a member per line. `undefined` members are left out. */
export const dataOf =
  (value: unknown): WriterFunction =>
  (writer) => {
    const flat = literal(value, Number.POSITIVE_INFINITY);
    if (typeof value !== 'object' || value === null || flat.length <= LINE - 2 * writer.getIndentationLevel()) {
      writer.write(flat);
    } else if (Array.isArray(value)) {
      write(writer, listOf(value.map(dataOf)));
    } else {
      const members = Object.entries(value).filter(([, inner]) => inner !== undefined);
      write(writer, objectOf(members.map(([name, inner]) => [name, dataOf(inner)])));
    }
  };

/** `value as const`. */
export const asConst =
  (value: Written): WriterFunction =>
  (writer) => {
    write(writer, value);
    writer.write(' as const');
  };

export const write = (writer: CodeBlockWriter, written: Written): void => {
  if (typeof written === 'string') writer.write(written);
  else written(writer);
};

/** A comment of one line, or a block where the text has several; none for no text. */
export const writeComment = (writer: CodeBlockWriter, text: string | undefined): void => {
  const rows = (text ?? '').trim().replaceAll('*/', '*\\/').split('\n');
  if (rows.length > 1) {
    writer.writeLine('/**');
    for (const row of rows) writer.writeLine(` * ${row}`.trimEnd());
    writer.writeLine(' */');
  } else if (rows[0]) {
    writer.writeLine(`/** ${rows[0]} */`);
  }
};
