/** A numbered statement of docs/requirements.md; `section` is such as "A 3.3". */
export interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

export interface Requirements {
  readonly all: readonly Requirement[];
  /** Numbers that no test can prove, with the reason. */
  readonly untestable: ReadonlyMap<string, string>;
}

const ITEM = /^- \*\*(?<id>R\d{3})\*\* \((?<section>[AB] \d+(?:\.\d+)?)\) (?:† )?(?<text>\S.*)$/;
const HEADING = /^### (?<section>[AB] \d+(?:\.\d+)?) \S/;
const REASON = /^\|\s*(?<id>R\d{3})\s*\|\s*(?<reason>[^\s|][^|]*?)\s*\|$/;

/**
 * Reads docs/requirements.md. Throws an Error that names the line for whatever looks like a requirement and is none, stands
 * under another section's heading, or has a number that is taken.
 */
export function parseRequirements(markdown: string): Requirements {
  const all: Requirement[] = [];
  const ids = new Set<string>();
  const untestable = new Map<string, string>();
  let under: string | undefined;
  for (const [at, line] of markdown.split('\n').entries()) {
    const refuse = (what: string): never => {
      throw new Error(`docs/requirements.md:${at + 1}: ${what}`);
    };
    if (line.startsWith('#')) under = HEADING.exec(line)?.groups?.section;
    const reason = REASON.exec(line)?.groups;
    if (reason?.id !== undefined && reason.reason !== undefined) untestable.set(reason.id, reason.reason);
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
  return { all, untestable };
}
