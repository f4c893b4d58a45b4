import { RecentMap } from '../recent-map.ts';

/** A statement in the words of OpenTelemetry's conventions: its operation, and a short text without any value. */
export interface QuerySummary {
  readonly operation: string;
  readonly summary: string;
}

/** An operation and the table behind it. Words that may stand there and are no table are left out below. */
const WRITES = /\b(insert into|update|delete from)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/gi;
/** A name with a bracket behind it is a function. */
const READS = /\b(?:from|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)(?![a-z0-9_]|\s*[(.])/gi;
const NO_TABLE = new Set(['set', 'of', 'lateral', 'unnest', 'skip', 'nowait', 'select', 'json_to_recordset']);
/** Names that a statement gives to its own parts. */
const OWN_PARTS = /(?:\bwith\s+|[),]\s*)"?([a-z_][a-z0-9_]*)"?\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/gi;
const VERB = /^\s*([a-z]+)/i;

const LONGEST = 255;
const known = new RecentMap<string, QuerySummary>(2000);

/** Texts are few: they depend on the kind of the statement alone, and their values are parameters. */
export function querySummary(text: string): QuerySummary {
  let found = known.get(text);
  if (found === undefined) {
    found = summarized(text);
    known.set(text, found);
  }
  return found;
}

function summarized(text: string): QuerySummary {
  const own = new Set([...text.matchAll(OWN_PARTS)].map(([, name = '']) => name));
  const isTable = (name: string): boolean => !NO_TABLE.has(name.toLowerCase()) && !own.has(name);
  const writes = [...text.matchAll(WRITES)]
    .filter(([, , table = '']) => isTable(table))
    .map(([, word = '', table = '']) => `${word.split(' ')[0]?.toUpperCase()} ${table}`);
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? '';
  const [first] = writes;
  if (first !== undefined) {
    const distinct = [...new Set(writes)];
    const operations = new Set(distinct.map((write) => write.split(' ')[0] ?? ''));
    return { operation: operations.size === 1 ? ([...operations][0] ?? verb) : 'BATCH', summary: cut(distinct) };
  }
  const operation = verb === 'WITH' ? 'SELECT' : verb;
  const reads = [...text.matchAll(READS)].map(([, table = '']) => table).filter(isTable);
  return { operation, summary: cut([operation, ...new Set(reads)]) };
}

/** At a word's end. */
function cut(words: readonly string[]): string {
  let summary = '';
  for (const word of words) {
    const longer = summary === '' ? word : `${summary} ${word}`;
    if (longer.length > LONGEST) break;
    summary = longer;
  }
  return summary;
}
