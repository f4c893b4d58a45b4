import type { Find } from '../find.ts';
import type { Scene } from '../scene.ts';
import type { Snapshot } from './snapshot.ts';

const USD = 1_000_000;
const DAY_SECONDS = 86_400;

/** What the victim's settings let the attacker move without anybody else, by now: in base units. */
export function allowedBy({ usd, everyDays }: Scene['world']['allowance'], elapsedSeconds: number): number {
  const times = everyDays === undefined ? 1 : 1 + Math.floor(elapsedSeconds / (everyDays * DAY_SECONDS));
  return usd * times * USD;
}

/**
 * Money of the victim that is on its way to somebody else without the consent that its settings ask for. What waits for an
 * approval has not left the balance.
 */
export function overdrawn(scene: Scene, first: Snapshot, now: Snapshot): Find | undefined {
  const set = (snapshot: Snapshot) => snapshot.available + snapshot.held + snapshot.own;
  const left = set(first) + scene.credited - set(now);
  const allowed = allowedBy(scene.world.allowance, scene.elapsedSeconds);
  if (left <= allowed) return undefined;
  return { oracle: 'money', message: `${left / USD} USD left the victim, whose settings allow ${allowed / USD} USD` };
}
