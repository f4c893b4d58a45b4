import type { Knex } from 'knex';
import type { Deployment } from '../../walker/deployment.ts';
import type { Step } from '../../walker/recipe.ts';
import { tenant } from '../../walker/recipes/people.ts';
import { World } from '../../walker/world.ts';
import { attempt, type Outcome } from './attempt.ts';
import type { Operation } from './contract.ts';
import type { Find } from './find.ts';
import type { Move } from './move.ts';
import type { Scene } from './scene.ts';
import { Watch } from './watch.ts';
import type { AttackWorld, Holder } from './world.ts';

export interface Tools {
  readonly deployment: Deployment;
  readonly database: Knex | undefined;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly seed: number;
}

/** One world, what happened in it, and what is watched. */
export class Episode {
  readonly values: World['values'];
  readonly moves: Move[] = [];
  readonly holders: Holder[];
  readonly ended = new Set<string>();
  readonly #invited = new Set<string>();
  readonly #ofThePerson: ReadonlySet<string>;
  readonly #tools: Tools;
  readonly #world: AttackWorld;
  readonly #place: World;
  readonly #watch: Watch;
  #elapsedSeconds = 0;
  #credited = 0;

  private constructor(tools: Tools, world: AttackWorld) {
    this.#tools = tools;
    const operations = [...tools.operations.values()];
    this.#ofThePerson = new Set(operations.filter(({ isOfThePerson }) => isOfThePerson).map(({ id }) => id));
    this.#world = world;
    this.#place = new World(tools.deployment, tools.seed);
    this.values = this.#place.values;
    this.#watch = new Watch(tools.database);
    this.holders = [...world.holders];
    for (const { as, isEnded } of world.holders) if (isEnded && as !== undefined) this.ended.add(as);
  }

  /** Builds the world as its settings say; each step of that has to succeed. */
  static async open(tools: Tools, world: AttackWorld): Promise<Episode> {
    const episode = new Episode(tools, world);
    for (const step of [...world.tenants.flatMap(tenantSteps), ...world.setup]) await episode.#place.take(step);
    await episode.#watch.begin(episode.scene());
    return episode;
  }

  scene(): Scene {
    return {
      world: this.#world,
      value: (name) => this.values.get(name),
      ended: this.ended,
      ofThePerson: this.#ofThePerson,
      invited: this.#invited,
      elapsedSeconds: this.#elapsedSeconds,
      credited: this.#credited,
    };
  }

  /** Makes a move and looks; undefined where it could not be made. */
  async take(move: Move): Promise<{ readonly outcome: Outcome; readonly find: Find | undefined } | undefined> {
    const outcome = await attempt(this.#tools.deployment, this.#place, move.step);
    if (outcome === undefined) return undefined;
    this.moves.push({ ...move, ...(outcome.code !== undefined && { code: outcome.code }) });
    if (outcome.code === undefined) this.#note(move);
    const isRead = this.#tools.operations.get(move.step.call)?.isRead ?? move.step.call.startsWith('list');
    const find = await this.#watch.judge(this.scene(), move, outcome, isRead);
    if (outcome.code === undefined) for (const name of move.ends ?? []) this.ended.add(name);
    return { outcome, find };
  }

  settle(): Promise<Find | undefined> {
    return this.#watch.settle(this.scene());
  }

  #note({ step, gains, invites, holder }: Move): void {
    if (gains !== undefined && !this.holders.some(({ as }) => as === gains.as)) this.holders.push(gains);
    const invited = invites === undefined ? undefined : this.values.get(invites);
    if (invited !== undefined) this.#invited.add(invited);
    if (step.call === 'advanceTestClock' && step.as === 'victimKey')
      this.#elapsedSeconds += Number(step.with?.advanceSeconds ?? 0);
    if (step.call === 'creditTestBalance' && holder === undefined && step.as === 'victimKey')
      this.#credited += Number(step.with?.amountUsd ?? 0) * 1_000_000;
  }
}

const tenantSteps = ({ name, balanceUsd }: AttackWorld['tenants'][number]): readonly Step[] => [
  ...(tenant(name) as readonly Step[]),
  ...(balanceUsd === undefined
    ? []
    : [{ call: 'creditTestBalance', as: `${name}Key`, with: { amountUsd: balanceUsd } }]),
];
