import type { Act, Recipe, Signing, Step } from '../../../walker/recipe.ts';
import { recipes } from '../../../walker/recipes/index.ts';
import { isSigning } from '../../../walker/signing.ts';
import type { Move } from '../move.ts';
import type { Pattern } from '../pattern.ts';
import type { Random } from '../random.ts';
import type { Holder } from '../world.ts';

/** The people of recipes who own what is walked, and those on the other side. */
const OWNERS = /\b(owner|sender|lender|buyer)(Key|Session|Tenant|Member)\b/g;
const OTHERS = /\b(recipient|borrower|seller|claimer|payee|stranger|other)(Key|Session|Tenant|Member)\b/g;

const SETS_UP = new Set(['createTenant', 'createTestSession', 'createApiKey', 'creditTestBalance']);

/** Vendors and clocks of a recipe; what they do is not the attacker's. */
const SIMULATED = new Set(['advanceTestClock', 'createTestCardAuthorization', 'simulateVerificationSession']);

const ACTS = 3;

/** Brings something into a deep state, as the walker does: with a credential of the attacker in the place of the owner's. */
export const followRecipe: Pattern = {
  name: 'follows a recipe',
  weight: ({ isFlooded }) => (isFlooded ? 0 : 1.5),
  isPatient: true,
  moves: ({ random, holders, ended, fresh }) => {
    const holder = random.pick(holders.filter(({ as }) => as !== undefined && !ended.has(as)));
    const recipe = random.pick(recipes);
    if (holder?.as === undefined || recipe === undefined) return [];
    const suffix = fresh('x');
    return stepsOf(recipe, random).flatMap((step) => moveOf(step, holder, suffix, recipe.lifecycle));
  },
};

function stepsOf({ starts, acts }: Recipe, random: Random): readonly Step[] {
  const start = random.pick(starts);
  const path: Act[] = start === undefined ? [] : [start];
  for (let count = 0; count < ACTS; count += 1) {
    const at = path.at(-1)?.to ?? '';
    const next = random.pick(acts.filter(({ from = [] }) => from.includes(at)));
    if (next !== undefined) path.push(next);
  }
  return path.flatMap(({ steps }) => steps).filter((step: Step | Signing) => !isSigning(step)) as Step[];
}

function moveOf(
  { refused: _, orRefused: __, ...step }: Step,
  holder: Holder,
  suffix: string,
  what: string,
): readonly Move[] {
  if (SETS_UP.has(step.call)) return [];
  const isSimulated = SIMULATED.has(step.call);
  // Only the attacker's own messages are its to read.
  if (/Test/.test(step.call) && !isSimulated) return [];
  const renamed = JSON.parse(renamedIn(JSON.stringify(step), holder.as ?? '', suffix)) as Step;
  if (isSimulated)
    return [{ step: { ...renamed, as: 'victimKey' }, says: 'Time passes, or a vendor reports.', holder: undefined }];
  const by = renamed.as === holder.as ? holder : OTHER;
  return [{ step: { ...renamed, as: by.as as string }, says: `${by.as} goes on with a ${what}.`, holder: by }];
}

const OTHER: Holder = { as: 'attackerKey', kind: 'key', tenant: 'attacker' };

/** What a recipe keeps gets names of its own, so that two walks of one recipe do not meet. */
const renamedIn = (text: string, own: string, suffix: string): string =>
  text
    .replaceAll(OWNERS, (_, __, part: string) => (part === 'Key' || part === 'Session' ? own : `victim${part}`))
    .replaceAll(OTHERS, (_, __, part: string) => `attacker${part}`)
    .replaceAll('{{it}}', `{{it${suffix}}}`)
    .replaceAll('"it":', `"it${suffix}":`);
