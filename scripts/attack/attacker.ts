import type { Document, Operation } from './contract.ts';
import type { Episode } from './episode.ts';
import { Inputs } from './fill.ts';
import type { Find } from './find.ts';
import { idsIn, Knowledge } from './knowledge.ts';
import type { Move } from './move.ts';
import { type Pattern, patterns } from './patterns.ts';
import type { Random } from './random.ts';
import type { AttackWorld, Deed, Holder } from './world.ts';

/** What the operation can do to money and rights decides how often it is tried. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'moves-money': 4,
  'lets-draw': 5,
  'directs-money': 5,
  'grants-rights': 7,
  'takes-rights': 2,
  none: 1,
};
const READ = 0.7;

/** How often it calls an operation of the contract; otherwise it plays a pattern. */
const BY_CONTRACT = 0.6;

/** Chooses moves: operations of the contract with what it has seen, and a few patterns of several requests. */
export class Attacker {
  readonly #episode: Episode;
  readonly #world: AttackWorld;
  readonly #operations: readonly Operation[];
  readonly #random: Random;
  readonly #knowledge = new Knowledge();
  readonly #inputs: Inputs;
  readonly #done = new Set<Deed>();
  #names = 0;

  constructor(episode: Episode, world: AttackWorld, document: Document, operations: readonly Operation[], random: Random) {
    this.#episode = episode;
    this.#world = world;
    this.#operations = operations;
    this.#random = random;
    this.#inputs = new Inputs(document, random, this.#knowledge);
    for (const [name, value] of episode.values) this.#knowledge.learn(name, value, [word(name)]);
  }

  /** One request of the contract, or a pattern until it is refused; what an oracle has seen. */
  async move(): Promise<Find | undefined> {
    if (this.#random.chance(BY_CONTRACT)) {
      const move = this.#called();
      return move && (await this.#take(move)).find;
    }
    const pattern = this.#random.weighted(patterns.map((one) => [one, one.weight(this.#world)] as const));
    return pattern === undefined ? undefined : this.#play(pattern);
  }

  async #play(pattern: Pattern): Promise<Find | undefined> {
    const { holders, values, ended } = this.#episode;
    const moves = pattern.moves({
      random: this.#random,
      world: this.#world,
      holders,
      ended,
      knows: (name) => values.has(name),
      ids: (name) => this.#knowledge.of(name).map((known) => known.name),
      unusedDeed: () => this.#deed(),
      fresh: (name) => `${name}${(this.#names += 1)}`,
      last: this.#episode.moves.at(-1),
    });
    for (const move of moves) {
      const { find, isRefused } = await this.#take(move);
      if (find !== undefined) return find;
      if (isRefused && !pattern.isPatient) return undefined;
    }
    return undefined;
  }

  #deed(): Deed | undefined {
    const open = this.#world.deeds.filter((deed) => !this.#done.has(deed));
    const deed = this.#random.pick(open);
    if (deed?.isOnce) this.#done.add(deed);
    return deed;
  }

  #called(): Move | undefined {
    const holder = this.#random.pick(this.#episode.holders);
    if (holder === undefined) return undefined;
    const scheme = schemeOf(holder);
    const open = this.#operations.filter(({ schemes }) => schemes.includes(scheme));
    const operation = this.#random.weighted(open.map((one) => [one, this.#weightOf(one)] as const));
    const input = operation && this.#inputs.of(operation);
    if (operation === undefined || input === undefined) return undefined;
    const step = { call: operation.id, ...(holder.as !== undefined && { as: holder.as }), with: input };
    return { step, says: `${holder.as ?? 'Nobody'} (${holder.kind}) tries ${operation.id}.`, holder };
  }

  #weightOf({ id, isRead, risks }: Operation): number {
    const favour = this.#world.favours?.[id] ?? 1;
    return favour * (isRead ? READ : Math.max(...risks.map((risk) => WEIGHTS[risk] ?? 1)));
  }

  async #take(move: Move): Promise<{ readonly find: Find | undefined; readonly isRefused: boolean }> {
    const taken = await this.#episode.take(move);
    if (taken === undefined) return { find: undefined, isRefused: true };
    const { find, outcome } = taken;
    // What was refused shows ids, too: the challenge of a request that a factor has to approve.
    this.#learn(outcome.answer.body);
    return { find, isRefused: outcome.code !== undefined };
  }

  /** Keeps the ids of an answer under names of their own, so that a scenario can name them. */
  #learn(body: unknown): void {
    const { moves, values } = this.#episode;
    const last = moves.at(-1);
    if (last === undefined) return;
    const keep: Record<string, string> = { ...last.step.keep };
    const operation = this.#operations.find(({ id }) => id === last.step.call);
    const [, collection = last.step.call] = /\/([a-z-]+)(?:\/\{\w+\})?$/.exec(operation?.path ?? '') ?? [];
    for (const { path, value, words } of idsIn(body, collection)) {
      const name = `seen${(this.#names += 1)}`;
      if (!this.#knowledge.learn(name, value, words)) continue;
      values.set(name, value);
      keep[name] = path;
    }
    moves[moves.length - 1] = { ...last, step: { ...last.step, ...(Object.keys(keep).length > 0 && { keep }) } };
  }
}

const schemeOf = ({ kind }: Holder) => {
  if (kind === 'nothing') return 'nothing' as const;
  return kind === 'key' || kind === 'agentKey' ? ('apiKey' as const) : ('memberSession' as const);
};

/** `limitedCardId` and `victimMember` name a card and a member. */
const word = (name: string): string => /([A-Z][a-z]+)(?:Id)?$/.exec(name)?.[1] ?? name;
