import { writeFileSync } from 'node:fs';
import { driftRun, type Finding, STAGES } from './drift-run.ts';
import { FOUND, type Found, foundBefore } from './found-before.ts';
import { drifts } from './plants.ts';

/** Plants each drift and runs the tests of versions, which know none of them: 0 if all are found. */
export async function plantedCommand(only: readonly string[]): Promise<number> {
  const unknown = only.filter((name) => drifts.every((one) => one.name !== name));
  if (unknown.length > 0) throw new Error(`There is no drift ${unknown.join(', ')}`);
  const chosen = drifts.filter(({ name }) => only.length === 0 || only.includes(name));
  const broken = await search(undefined);
  if (broken !== undefined) throw new Error(`A test fails without a drift: ${broken.test}`);
  let missed = 0;
  for (const { name } of chosen) {
    const finding = await search(name);
    if (finding === undefined) missed += 1;
    keep(name, finding);
    console.log(finding === undefined ? `MISSED ${name}` : `found  ${name}: ${finding.test}`);
  }
  console.log(`${chosen.length - missed} of ${chosen.length} found`);
  return missed === 0 ? 0 : 1;
}

async function search(drift: string | undefined): Promise<Finding | undefined> {
  for (const files of STAGES) {
    const finding = await driftRun(drift, files);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** In the order of the list, without drifts that are no more. */
function keep(drift: string, finding: Finding | undefined): void {
  const { [drift]: _former, ...others } = foundBefore();
  const all: Found = finding === undefined ? others : { ...others, [drift]: finding };
  const sorted = drifts.flatMap(({ name }) => (all[name] === undefined ? [] : [[name, all[name]]]));
  writeFileSync(FOUND, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
