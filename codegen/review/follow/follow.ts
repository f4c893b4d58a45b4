import { changedInputs, hashInputs, readManifest } from '../../output/manifest.ts';
import type { Change } from '../change.ts';
import { AUDIENCE_NAMES, AUDIENCES, classify } from '../classify.ts';
import type { Project } from '../code/project.ts';
import type { Contract } from '../contract.ts';
import { listed } from '../names.ts';
import { paired } from '../pairs.ts';
import type { FollowRules, FollowUp, Scene } from './follow-up.ts';
import { machineRules } from './machines.ts';
import { operationRules } from './operations.ts';
import { schemaRules } from './schemas.ts';
import { statusFollowUps } from './statuses.ts';
import { tableRules } from './tables.ts';

const TABLES: readonly FollowRules[] = [operationRules, schemaRules, machineRules, tableRules];

/** Lists the follow-ups of the changes, each once, and whether each is done. */
export const followUps = (
  changes: readonly Change[],
  before: Contract,
  after: Contract,
  project: Project,
): FollowUp[] => {
  if (changes.length === 0) return [];
  const scene: Scene = { before, after, project, lifecycles: lifecyclesOf(before, after) };
  const all = [
    ...changes.flatMap((change) => TABLES.flatMap((rules) => rules[change.rule]?.(change, scene) ?? [])),
    ...statusFollowUps(changes, scene),
    generated(project),
    ...announced(changes),
  ];
  return [...new Map(all.map((one) => [`${one.kind} ${one.path} ${one.task}`, one])).values()];
};

/** The newer side's lifecycles, with what only the older side knew of their statuses and events, and those that are gone. */
const lifecyclesOf = (before: Contract, after: Contract): Scene['lifecycles'] => {
  const { both, removed, added } = paired(before.lifecycles, after.lifecycles, ({ id }) => id);
  const joined = (old: readonly string[], now: readonly string[]): string[] => [...new Set([...now, ...old])];
  return [
    ...both.map(([old, now]) => ({
      ...now,
      statuses: joined(old.statuses, now.statuses),
      publics: joined(old.publics, now.publics),
      events: joined(old.events, now.events),
    })),
    ...added,
    ...removed,
  ];
};

/** Tells whether the output was generated from these sources, by any release of the generator. */
const generated = ({ root }: Project): FollowUp => {
  const manifest = readManifest(root);
  const changed = changedInputs(manifest, hashInputs(root));
  const isCurrent = !changed.some((file) => /^(spec|machines)\/.*\.(yaml|ts)$/.test(file));
  const presence = manifest === undefined ? 'look' : isCurrent ? 'there' : 'missing';
  return {
    kind: 'generated',
    path: 'generated',
    task: '`npm run generate`: contract, wiring, SDK, diagrams',
    presence,
    files: [],
  };
};

/** Notifies the users for whom something breaks. */
const announced = (changes: readonly Change[]): FollowUp[] => {
  const broken = AUDIENCES.filter((audience) => changes.some((change) => classify(change)[audience] === 'breaking'));
  if (broken.length === 0) return [];
  const task = `say what breaks for ${listed(broken.map((audience) => AUDIENCE_NAMES[audience]))}`;
  return [{ kind: 'docs', path: 'CHANGELOG.md', task, presence: 'look', files: [] }];
};
