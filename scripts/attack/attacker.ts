import type { Document, Operation } from './contract.ts';
import type { Episode } from './episode.ts';
import { Inputs } from './fill.ts';
import type { Find } from './find.ts';
import { idsIn, Knowledge } from './knowledge.ts';
import type { Move } from './move.ts';
import type { Pattern } from './pattern.ts';
import { patterns } from './patterns.ts';
import type { Random } from './random.ts';
import type { AttackWorld, Deed, Holder } from './world.ts';

/** What the operation can do to money and rights decides how often it is tried. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'moves-money': 6,
  'lets-draw': 6,
  'directs-money': 6,
  'grants-rights': 7,
  'takes-rights': 2,
  none: 0.8,
};
const READ = 0.4;

/** A key that names its scopes is mostly used for what they open. */
const WITHIN_SCOPES = 0.8;

/** What is held in the victim is worth more than what anybody may have. */
const holderWeight = ({ tenant }: Holder, isEnded: boolean): number => (tenant !== 'victim' || isEnded ? 1 : 3);

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

  constructor(
    episode: Episode,
    world: AttackWorld,
    document: Document,
    operations: readonly Operation[],
    random: Random,
  ) {
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
      fresh: (name) => this.#named(name),
      last: this.#episode.moves.at(-1),
    });
    for (const move of moves) {
      const { find, isRefused } = await this.#take(move);
      if (find !== undefined) return find;
      if (isRefused && !pattern.isPatient) return undefined;
    }
    return undefined;
  }

  /** A name that no value has. */
  #named(word: string): string {
    this.#names += 1;
    return `${word}${this.#names}`;
  }

  #deed(): Deed | undefined {
    const open = this.#world.deeds.filter((deed) => !this.#done.has(deed));
    const deed = this.#random.pick(open);
    if (deed?.isOnce) this.#done.add(deed);
    return deed;
  }

  #called(): Move | undefined {
    const { holders, ended } = this.#episode;
    const weighted = holders.map((one) => [one, holderWeight(one, ended.has(one.as ?? ''))] as const);
    const holder = this.#random.weighted(weighted);
    if (holder === undefined) return undefined;
    const open = this.#openTo(holder);
    const operation = this.#random.weighted(open.map((one) => [one, this.#weightOf(one)] as const));
    const input = operation && this.#inputs.of(operation);
    if (operation === undefined || input === undefined) return undefined;
    const step = { call: operation.id, ...(holder.as !== undefined && { as: holder.as }), with: input };
    return { step, says: `${holder.as ?? 'Nobody'} (${holder.kind}) tries ${operation.id}.`, holder };
  }

  #openTo(holder: Holder): readonly Operation[] {
    const scheme = schemeOf(holder);
    const open = this.#operations.filter(({ schemes }) => schemes.includes(scheme));
    const { scopes: held } = holder;
    if (held === undefined || !this.#random.chance(WITHIN_SCOPES)) return open;
    return open.filter(({ scopes }) => scopes.length > 0 && scopes.every((scope) => held.includes(scope)));
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
    // What the move itself keeps is known by that name.
    for (const name of Object.keys(keep)) this.#knowledge.learn(name, values.get(name) ?? '', [word(name)]);
    const operation = this.#operations.find(({ id }) => id === last.step.call);
    const [, collection = last.step.call] = /\/([a-z-]+)(?:\/\{\w+\})?$/.exec(operation?.path ?? '') ?? [];
    for (const { path, value, words } of idsIn(body, collection)) {
      const name = this.#named('seen');
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
