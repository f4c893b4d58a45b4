import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openPool } from '../../src/platform/db/connection/pool.ts';
import { Deployment } from '../../walker/deployment.ts';
import { Attacker } from './attacker.ts';
import { type Document, operationsOf } from './contract.ts';
import { Episode, type Tools } from './episode.ts';
import { type Find, scenarioOf } from './find.ts';
import { Random } from './random.ts';
import { shrink } from './shrink.ts';
import type { AttackWorld } from './world.ts';
import { worlds } from './worlds/index.ts';

export interface AttackOptions {
  readonly url: string;
  /** Its database; without it the oracles see answers alone. */
  readonly databaseUrl?: string | undefined;
  readonly seed: number;
  readonly budgetMs: number;
  /** Only these worlds. */
  readonly only?: readonly string[];
  /** How many worlds, at most. */
  readonly rounds?: number;
  /** Moves in one world. */
  readonly length?: number;
  readonly say?: (line: string) => void;
}

export interface Report {
  readonly episodes: number;
  readonly requests: number;
  readonly succeeded: number;
  /** How often each operation was answered with success. */
  readonly reached: ReadonlyMap<string, number>;
  readonly found: Found | undefined;
}

export interface Found extends Find {
  readonly world: string;
  /** Requests that show it, after the world is built. */
  readonly requests: number;
  readonly scenario: string;
  readonly isRepeatable: boolean;
}

const LENGTH = 120;
const SETTLE_MS = 150;

/** Attacks one world after another, until the time is over or something is found. */
export async function attack(options: AttackOptions): Promise<Report> {
  const pool = options.databaseUrl === undefined ? undefined : openPool({ url: options.databaseUrl, max: 2 });
  try {
    return await attackAll(options, pool?.owner);
  } finally {
    await pool?.close();
  }
}

async function attackAll(options: AttackOptions, database: Knex | undefined): Promise<Report> {
  const { url, seed, budgetMs, only = [], rounds = Number.POSITIVE_INFINITY, length = LENGTH, say } = options;
  const deployment = await Deployment.open(url);
  const document = (await (await fetch(`${deployment.url}/openapi.json`)).json()) as Document;
  const operations = operationsOf(document);
  const tools: Tools = { deployment, database, operations: new Map(operations.map((one) => [one.id, one])), seed };
  const chosen = only.length === 0 ? worlds : worlds.filter(({ name }) => only.includes(name));
  const until = performance.now() + budgetMs;
  const totals = { episodes: 0, requests: 0, succeeded: 0, reached: new Map<string, number>() };
  for (let round = 0; round < rounds && performance.now() < until; round += 1) {
    const world = chosen[round % chosen.length];
    if (world === undefined) throw new Error(`There is no world ${only.join(', ')}`);
    const random = new Random(seed * 10_007 + round);
    const episode = await Episode.open(tools, world);
    const find = await walk(episode, new Attacker(episode, world, document, operations, random), length, until);
    totals.episodes += 1;
    totals.requests += episode.moves.length;
    for (const { code, step } of episode.moves) {
      if (code !== undefined) continue;
      totals.succeeded += 1;
      totals.reached.set(step.call, (totals.reached.get(step.call) ?? 0) + 1);
    }
    say?.(`${world.name}: ${episode.moves.length} requests`);
    if (find !== undefined) {
      say?.(`${find.oracle}: ${find.message}. Shortening ${episode.moves.length} requests`);
      return { ...totals, found: await shortened(tools, world, episode, find) };
    }
  }
  return { ...totals, found: undefined };
}

async function walk(episode: Episode, attacker: Attacker, length: number, until: number): Promise<Find | undefined> {
  while (episode.moves.length < length && performance.now() < until) {
    const find = await attacker.move();
    if (find !== undefined) return find;
  }
  await delay(SETTLE_MS);
  return episode.settle();
}

async function shortened(tools: Tools, world: AttackWorld, episode: Episode, found: Find): Promise<Found> {
  const { find, moves, isRepeatable } = await shrink(tools, world, episode.moves, found);
  return { ...find, world: world.name, requests: moves.length, scenario: scenarioOf(world, moves, find), isRepeatable };
}
