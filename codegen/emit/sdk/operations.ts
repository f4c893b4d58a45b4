import { asConst, listOf, objectOf, type Written, write } from '../../print/blocks.ts';
import { constant, exportedConstant, typeImportOf } from '../../print/declarations.ts';
import { literal, quote } from '../../print/text.ts';
import { printFile } from '../../print/typescript.ts';
import type { SdkDocument, SdkOperation } from './document.ts';
import { sharedCodes } from './error-codes.ts';

/** The table that the transport reads. Codes shared by most operations stand once, so that the table stays small. */
export function emitOperations({ operations }: SdkDocument): string {
  const sets = new SharedSets(sharedCodes(operations));
  const rows = operations.map((operation) => [operation.id, row(operation, sets)] as const);
  return printFile('spec/', [
    typeImportOf('./operation.ts', 'Operation'),
    ...sets.declared().map(([name, codes]) => constant(name, asConst(listOf(codes.map(quote))))),
    exportedConstant('operations', undefined, satisfyingOperation(objectOf(rows))),
  ]);
}

/** The sets of shared codes that operations have, each under a name of its own. */
class SharedSets {
  private readonly shared: ReadonlySet<string>;
  private readonly names = new Map<string, string>();

  constructor(shared: ReadonlySet<string>) {
    this.shared = shared;
  }

  /** An operation's codes, the shared ones by the name of their set. */
  listOf(codes: readonly string[]): string {
    const common = codes.filter((code) => this.shared.has(code)).toSorted();
    const own = codes.filter((code) => !this.shared.has(code)).map(quote);
    return `[${[...(common.length > 0 ? [`...${this.nameOf(common)}`] : []), ...own].join(', ')}]`;
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

function row({ method, path, query, body, replay, result, items, codes }: SdkOperation, sets: SharedSets): Written {
  const values = { method, path, query, body, replay, result, items };
  const members = Object.entries(values).filter(([, value]) => value !== undefined);
  return objectOf([...members.map(([name, value]) => [name, literal(value)] as const), ['codes', sets.listOf(codes)]]);
}

const satisfyingOperation =
  (table: Written): Written =>
  (writer) => {
    write(writer, asConst(table));
    writer.write(' satisfies Record<string, Operation>');
  };
