import { apply, contract, examples, implementation, lifecycle } from './change.ts';
import { cut, fenced, generatedLines, handlersOf, notDone, reviewed, shortened, todoOf } from './excerpts.ts';

/** What the commands of the guide print, by the name of the block that shows it. */
export type Outputs = Readonly<Record<string, string>>;

/** The commands of the guide, on a copy of the project; without `compile`, its block is left out. */
export interface Commands {
  generate(): Promise<string>;
  review(): Promise<string>;
  compile?(): Promise<string>;
}

/** Makes the guide's change on a copy of the project, step by step, and keeps what the commands say to each. */
export async function runGuide(copy: string, { generate, review, compile }: Commands): Promise<Outputs> {
  await apply(copy, contract);
  const unknown = fenced(await generate());
  await apply(copy, lifecycle);
  const stale = fenced(shortened(await generate(), 2, 2));
  await apply(copy, examples);
  const generated = fenced(shortened(generatedLines(await generate()), 6, 8));
  const first = await review();
  const compiler = compile && fenced((await compile()).split('\n').map(cut).join('\n'));
  await apply(copy, implementation);
  await generate();
  const last = await review();
  const undone = notDone(last);
  if (undone.length > 0) throw new Error(`the guide's change leaves undone:\n${undone.join('\n')}`);
  return {
    unknown,
    stale,
    generated,
    review: reviewed(first),
    'follow-ups': todoOf(first),
    ticked: handlersOf(last),
    ...(compiler !== undefined && { compiler }),
  };
}
