import type { SdkDocument, SdkOperation } from '../../model/sdk/document.ts';
import { sharedCodes } from '../../model/sdk/error-codes.ts';
import { asConst, listOf, objectOf, type Written, write } from '../../print/blocks.ts';
import { constant, exportedConstant, typeImportOf } from '../../print/declarations.ts';
import { literal, quote } from '../../print/text.ts';
import { printFile } from '../../print/typescript.ts';

/**
 * What the transport reads, a constant each: a bundler drops those that a program does not call. Codes shared by most
 * operations stand once.
 */
export function emitOperations({ operations }: SdkDocument): string {
  const sets = new SharedSets(sharedCodes(operations));
  const rows = operations.map((operation) =>
    exportedConstant(operation.id, undefined, satisfyingOperation(row(operation, sets))),
  );
  return printFile('spec/', [
    typeImportOf('./operation.ts', 'Operation'),
    ...sets.declared().map(([name, codes]) => constant(name, asConst(listOf(codes.map(quote))))),
    ...rows,
  ]);
}

/** The sets of shared codes that operations have, each under a name of its own. */
class SharedSets {
  private readonly shared: ReadonlySet<string>;
  private readonly names = new Map<string, string>();

  constructor(shared: ReadonlySet<string>) {
    this.shared = shared;
  }

  /** An operation's codes, the shared ones by the name of their set: spread, they would not be dropped by a bundler. */
  membersOf(codes: readonly string[]): (readonly [name: string, value: string])[] {
    const common = codes.filter((code) => this.shared.has(code)).toSorted();
    const own = codes.filter((code) => !this.shared.has(code)).map(quote);
    const shared = common.length > 0 ? [['sharedCodes', this.nameOf(common)] as const] : [];
    return [...shared, ['codes', `[${own.join(', ')}]`]];
  }

  declared(): [name: string, codes: string[]][] {
    return [...this.names].map(([codes, name]) => [name, codes.split(' ')]);
  }

  private nameOf(codes: readonly string[]): string {
    const key = codes.join(' ');
    const name = this.names.get(key) ?? `shared${this.names.size + 1}`;
    this.names.set(key, name);
    return name;
  }
}

function row(operation: SdkOperation, sets: SharedSets): Written {
  const { method, path, query, body, bodyType, replay, result, accept, items, codes } = operation;
  const commas = operation.commas.length === 0 ? undefined : operation.commas;
  const names = operation.headers.map(({ name, header }) => [name, header] as const);
  const headers = names.length === 0 ? undefined : Object.fromEntries(names);
  const mayBeEmpty = operation.mayBeEmpty || undefined;
  const values = { method, path, query, commas, headers, body, bodyType, replay, result, mayBeEmpty, accept, items };
  const members = Object.entries(values).filter(([, value]) => value !== undefined);
  return objectOf([...members.map(([name, value]) => [name, literal(value)] as const), ...sets.membersOf(codes)]);
}

const satisfyingOperation =
  (row: Written): Written =>
  (writer) => {
    write(writer, asConst(row));
    writer.write(' satisfies Operation');
  };
