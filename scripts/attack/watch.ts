import type { Knex } from 'knex';
import type { Outcome } from './attempt.ts';
import type { Find } from './find.ts';
import type { Move } from './move.ts';
import { abuses } from './oracles/abuse.ts';
import { unconsented } from './oracles/consent.ts';
import { afterEnd } from './oracles/ended.ts';
import { foreignRow } from './oracles/foreign.ts';
import { overdrawn } from './oracles/money.ts';
import { type Snapshot, snapshotOf } from './oracles/snapshot.ts';
import { widenings } from './oracles/widenings.ts';
import type { Scene } from './scene.ts';

/** Looks at the answers, and into the database where there is one, after each request. */
export class Watch {
  readonly #database: Knex | undefined;
  #before: Snapshot | undefined;
  #first: Snapshot | undefined;

  constructor(database: Knex | undefined) {
    this.#database = database;
  }

  async begin(scene: Scene): Promise<void> {
    this.#before = await this.#look(scene);
    this.#first = this.#before;
  }

  /** What is wrong after a request, as far as an answer shows it. */
  async judge(scene: Scene, move: Move, outcome: Outcome, isRead: boolean): Promise<Find | undefined> {
    const seen = afterEnd(scene, move, outcome) ?? foreignRow(scene, move, outcome);
    if (seen !== undefined || isRead) return seen;
    const before = this.#before;
    const now = await this.#look(scene);
    this.#before = now;
    if (before === undefined || now === undefined || this.#database === undefined) return undefined;
    return (
      this.#rights(scene, move, before, now) ??
      overdrawn(scene, this.#first ?? before, now) ??
      (await abuses(this.#database, scene))
    );
  }

  /** What has come of it by itself, such as a payment that was delivered. */
  async settle(scene: Scene): Promise<Find | undefined> {
    const now = await this.#look(scene);
    return now && this.#first && overdrawn(scene, this.#first, now);
  }

  #rights(scene: Scene, { holder, step }: Move, before: Snapshot, now: Snapshot): Find | undefined {
    if (holder === undefined || holder.tenant !== 'victim') return undefined;
    const standing = {
      holder,
      member: holder.member && scene.value(holder.member),
      invited: scene.invited,
      isBound: scene.world.isBound === true,
    };
    for (const widening of widenings(before, now)) {
      const why = unconsented(widening, before, standing);
      if (why === undefined) continue;
      return {
        oracle: 'rights',
        message: `${step.call} by ${holder.as} (${holder.kind}) gave ${widening.what}, but ${why}`,
      };
    }
    return undefined;
  }

  async #look({ value }: Scene): Promise<Snapshot | undefined> {
    if (this.#database === undefined) return undefined;
    return snapshotOf(this.#database, value('victimTenant') ?? '', value('victimMember') ?? '');
  }
}
