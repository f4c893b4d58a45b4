/** A numbered statement of docs/requirements.md; `section` is such as "A 3.3". */
export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** Why nothing can prove a requirement yet: these operations have no handler. */
export interface Wait {
  readonly operations: readonly string[];
  readonly reason: string;
}

export interface Requirements {
  readonly all: readonly Requirement[];
  /** Numbers that no test can prove, with the reason. */
  readonly untestable: ReadonlyMap<string, string>;
  /** Numbers that no test can prove yet. */
  readonly waiting: ReadonlyMap<string, Wait>;
}

const ITEM = /^- \*\*(?<id>R\d{3})\*\* \((?<section>[AB] \d+(?:\.\d+)?)\) (?:† )?(?<text>\S.*)$/;
const HEADING = /^### (?<section>[AB] \d+(?:\.\d+)?) \S/;
const REASON = /^\|\s*(?<id>R\d{3})\s*\|\s*(?<reason>[^\s|][^|]*?)\s*\|$/;
const WAIT =
  /^\|\s*(?<ids>R\d{3}(?:, R\d{3})*)\s*\|\s*(?<operations>[a-z]\w+(?:, [a-z]\w+)*)\s*\|\s*(?<reason>[^\s|][^|]*?)\s*\|$/;

/** The row of the table "Waits for"; undefined for any other line. */
function waitOf(line: string): (Wait & { readonly ids: readonly string[] }) | undefined {
  const { ids, operations, reason } = WAIT.exec(line)?.groups ?? {};
  if (ids === undefined || operations === undefined || reason === undefined) return undefined;
  return { ids: ids.split(', '), operations: operations.split(', '), reason };
}

/**
 * Reads docs/requirements.md. Throws an Error that names the line for whatever looks like a requirement and is none, stands
 * under another section's heading, or has a number that is taken.
 */
export function parseRequirements(markdown: string): Requirements {
  const all: Requirement[] = [];
  const ids = new Set<string>();
  const untestable = new Map<string, string>();
  const waiting = new Map<string, Wait>();
  let under: string | undefined;
  for (const [at, line] of markdown.split('\n').entries()) {
    const refuse = (what: string): never => {
      throw new Error(`docs/requirements.md:${at + 1}: ${what}`);
    };
    if (line.startsWith('#')) under = HEADING.exec(line)?.groups?.section;
    const reason = REASON.exec(line)?.groups;
    const wait = waitOf(line);
    const give = (id: string, to: () => unknown): void => {
      if (untestable.has(id) || waiting.has(id)) refuse(`${id} has a reason already`);
      to();
    };
    if (reason?.id !== undefined && reason.reason !== undefined) {
      const { id, reason: why } = reason;
      give(id, () => untestable.set(id, why));
    } else if (wait) for (const id of wait.ids) give(id, () => waiting.set(id, wait));
    else if (/^\|.*R\d/.test(line)) refuse('not a requirement with a reason');
    if (!/^\s*[-*] .*R\d/.test(line)) continue;
    const { id, section, text } = ITEM.exec(line)?.groups ?? {};
    if (id === undefined || section === undefined || text === undefined) return refuse('not a requirement');
    if (section !== under) refuse(`${id} of ${section} stands under ${under ?? 'no section'}`);
    if (ids.has(id)) refuse(`${id} is there twice`);
    ids.add(id);
    all.push({ id, section, text });
  }
  for (const id of untestable.keys()) {
    if (!ids.has(id)) throw new Error(`docs/requirements.md: ${id} is called untestable, and is no requirement`);
  }
  for (const id of waiting.keys()) {
    if (!ids.has(id)) throw new Error(`docs/requirements.md: ${id} is said to wait, and is no requirement`);
  }
  return { all, untestable, waiting };
}
