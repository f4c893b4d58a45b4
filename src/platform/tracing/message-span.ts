import type { Client } from 'pg';
import { tracingSdk } from './scope.ts';
import { beginLeaf, type EndLeaf } from './span.ts';

/** A statement as a span tells it. */
interface Statement {
  readonly text: string;
  readonly name?: string;
}

/** They frame the statements of a message, and say nothing about them. */
const FRAME = /^(BEGIN|COMMIT|SAVEPOINT|SET LOCAL ROLE|SELECT set_config\()/;

/** A statement without a name of its own has its first words as one. Values are parameters, so that no word is one. */
const FIRST_WORDS = /^\s*(?:\S+\s*){1,8}/;
const LONGEST = 255;

const summaryOf = ({ name, text }: Statement): string =>
  name ?? (FIRST_WORDS.exec(text.slice(0, LONGEST))?.[0] ?? '').replace(/\s+/g, ' ').trim();

/** Such as `SELECT`. */
const operationOf = ({ text }: Statement): string => (text.match(/[a-z]+/i)?.[0] ?? '').toUpperCase();

/** Begins the span of a message to PostgreSQL, which carries one statement or several. Parameters are never told. */
export function beginMessageSpan(client: Client, statements: readonly Statement[]): EndLeaf | undefined {
  if (tracingSdk() === undefined) return undefined;
  const framed = statements.filter(({ text }) => !FRAME.test(text));
  const told = framed.length > 0 ? framed : statements.slice(-1);
  const summary = [...new Set(told.map(summaryOf))].join('; ').slice(0, LONGEST);
  const operations = [...new Set(told.map(operationOf))].join(' ');
  return beginLeaf(summary, () => ({
    kind: 'CLIENT',
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': client.database ?? '',
      // The conventions have `BATCH` before an operation that several statements share, and alone where they do not.
      'db.operation.name': told.length === 1 ? operations : operations.includes(' ') ? 'BATCH' : `BATCH ${operations}`,
      'db.query.summary': summary,
      ...(told.length > 1 && { 'db.operation.batch.size': told.length }),
      'server.address': client.host,
      'server.port': client.port,
    },
  }));
}
