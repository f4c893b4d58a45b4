/** A fenced block of a guide. */
export interface Block {
  /** What stands behind the three backticks: `sh`, `sh start`, `ts examples/…`. */
  readonly info: string;
  readonly text: string;
  /** The last line of prose before it, where no other block comes between. */
  readonly lead: string;
}

/** The blocks of a guide in their order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { info: string; lines: string[] } | undefined;
  let lead = '';
  for (const line of markdown.split('\n')) {
    if (open !== undefined) {
      if (line === '```') {
        blocks.push({ info: open.info, text: `${open.lines.join('\n')}\n`, lead });
        open = undefined;
        lead = '';
      } else open.lines.push(line);
    } else if (line.startsWith('```')) open = { info: line.slice(3), lines: [] };
    else if (line.trim() !== '') lead = line;
  }
  return blocks;
}

/** `machines/tickets/ticket.machine.ts` of "This is the whole file `machines/tickets/ticket.machine.ts`:". */
export const fileOf = ({ lead }: Block): string | undefined => /whole file `([^`]+)`/.exec(lead)?.[1];
