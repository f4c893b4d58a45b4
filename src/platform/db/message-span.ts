import type { Client } from 'pg';
import { beginLeaf, type EndLeaf, tracingSdk } from '../tracing/index.ts';
import { type QuerySummary, querySummary } from './query-summary.ts';

/** They frame the statements of a message, and say nothing about them. */
const FRAME = /^(BEGIN|COMMIT|SAVEPOINT|SET LOCAL ROLE|SELECT set_config\()/;

/** Begins the span of a message to PostgreSQL, which carries one statement or several. Parameters are never told. */
export function beginMessageSpan(client: Client, texts: readonly string[]): EndLeaf | undefined {
  if (tracingSdk() === undefined) return undefined;
  const told = texts.filter((text) => !FRAME.test(text));
  const summaries = (told.length > 0 ? told : texts.slice(-1)).map(querySummary);
  const summary = [...new Set(summaries.map((one) => one.summary))].join('; ').slice(0, 255);
  return beginLeaf(summary, () => ({
    kind: 'CLIENT',
    attributes: {
      'db.system.name': 'postgresql',
      'db.namespace': client.database ?? '',
      'db.operation.name': operationOf(summaries),
      'db.query.summary': summary,
      ...(summaries.length > 1 && { 'db.operation.batch.size': summaries.length }),
      'server.address': client.host,
      'server.port': client.port,
    },
  }));
}

/** The conventions have `BATCH` before an operation that several statements share, and alone where they do not. */
function operationOf(summaries: readonly QuerySummary[]): string {
  const [first] = summaries;
  if (first === undefined || summaries.length === 1) return first?.operation ?? '';
  const isShared = first.operation !== 'BATCH' && summaries.every(({ operation }) => operation === first.operation);
  return isShared ? `BATCH ${first.operation}` : 'BATCH';
}
