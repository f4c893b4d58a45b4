import type { RouterMiddleware } from '@koa/router';
import type { DefaultState } from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { DueSource } from './background/due-watch.ts';
import type { WakeSignal } from './background/wake-signal.ts';
import type { BackgroundTask } from './background/work-loop.ts';
import type { Config } from './config/config.ts';
import type { Vault } from './crypto/index.ts';
import type { Pool } from './db/connection/pool.ts';
import type { KernelContext } from './http/context.ts';
import type { RequestGates } from './http/gates.ts';
import type { NoteOlderVersion, Throttles } from './http/kernel.ts';
import type { Authenticator } from './http/ports.ts';
import type { ImpossibleValues } from './http/request/impossible-values.ts';
import type { SignatureChecks } from './http/signature-checks.ts';
import type { Engine } from './lifecycle/engine.ts';
import type { RetentionRule } from './retention/rule.ts';
import type { Services } from './services.ts';

/**
 * A module is a folder of `src/` with a file `module.ts`. It declares what the folder brings into a process, and the
 * generator finds it: `generated/wiring/modules.ts` lists all of them. `src/platform/app` composes that list, so that a new
 * module edits no list, and another service is the same composition of other modules.
 *
 *     export const module = defineModule({ name: 'parcels', throttles: parcelThrottles });
 *
 * Everything is composed once, when a process starts. A request looks nothing up in a module.
 */
export interface Module {
  /** The folder's name, for messages. */
  readonly name: string;

  /** Services that it adds to `Services`. Each is made once: when a process starts, or when another service asks for it. */
  readonly services?: { readonly [K in keyof Services]?: (parts: ServiceParts) => Services[K] };

  /** Tells who a credential belongs to. One module has it. */
  readonly authenticator?: (engine: Engine, vault: Vault) => Authenticator;
  /** Notes a request in a version of the contract that is not the newest. One module has it. */
  readonly noteOlderVersion?: (services: Services) => NoteOlderVersion;
  /** Limits of single operations, by operationId. */
  readonly throttles?: (engine: Engine) => Throttles;
  /** Checks of signed public requests, by operationId. */
  readonly signatureChecks?: (services: Services) => SignatureChecks;
  /** Rules of values that no schema can say, such as numbers that no country has. */
  readonly impossibleValues?: readonly ImpossibleValues[];
  /** Judges of the gates that look at what a handler has decided. */
  readonly gates?: RequestGates;
  /** The features that a live deployment has switched on, by the name that `x-live` of a tag has for each. */
  readonly liveFeatures?: (config: Config) => readonly string[];
  /** Values of the deployment that fields of requests have where they are absent, by the name that `x-default` has for each. */
  readonly requestDefaults?: (config: Config) => Readonly<Record<string, unknown>>;
  /** Routes that are no operations. */
  readonly routes?: (site: Site) => readonly Route[];

  /** Tables whose rows a background task of the module waits for. */
  readonly dueSources?: readonly DueSource[];
  /** What a process works on beside its requests, and what it measures for `/metrics`. */
  readonly tasks?: (tools: TaskTools) => readonly BackgroundTask[];
  /** What it keeps for a time only. The platform erases its own rows and these once a day. */
  readonly retention?: readonly RetentionRule[];
  /** Called in the process that has committed rows of the table, for services that show them at once. */
  readonly heard?: Readonly<Record<string, (services: Services) => void>>;

  /** Parts that a process brings when it starts, such as a vendor's simulation. */
  readonly bring?: (start: Start) => Promise<Brought>;
  /** Runs at each start, before anything is served. What it throws ends the start. */
  readonly prepare?: (engine: Engine) => Promise<unknown>;
  /** Rows that a sandbox needs before its first request. Running it again changes nothing. */
  readonly seed?: (engine: Engine) => Promise<void>;
  /** Founds the first tenant of a sandbox, and answers its key. One module has it. */
  readonly foundSandbox?: (engine: Engine, first: SandboxTenant) => Promise<FoundTenant>;
  /** Gives that tenant what the module has for it, such as an opening balance. */
  readonly endowSandbox?: (engine: Engine, tenantId: string) => Promise<void>;
  /** Called when the process begins to drain: what would answer for ever has to end. */
  readonly drain?: (services: Services) => void;
  /** Ends what its services hold open. Modules close in the opposite of their order. */
  readonly close?: (services: Services) => Promise<void>;
}

/**
 * Parts that stand in for those that a process would make itself, such as the networks of tests. Modules add theirs by
 * declaration merging, as `Services` has it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it by declaration merging.
export interface Brought {}

/** The parts that a service is made of. Other services may be asked for while it is made, but not in a circle. */
export interface ServiceParts {
  readonly engine: Engine;
  readonly services: Services;
  readonly config: Config;
  readonly pool: Pool;
  readonly log: Logger;
  readonly brought: Brought;
}

export interface TaskTools {
  readonly engine: Engine;
  readonly registry: Registry;
  /** A task that rests until its table has something for it. At intervals it also looks without a signal. */
  woken(table: string, task: Omit<BackgroundTask, 'idleMs' | 'wakeSignal'>): BackgroundTask;
  /** A task with a fixed pace: it rests however much it has found. */
  paced(name: string, everyMs: number, run: () => Promise<unknown>): BackgroundTask;
  /** Raised when the table has something. */
  signalOf(table: string): WakeSignal;
}

/** A service as its routes need it. */
export interface Site {
  readonly services: Services;
  readonly config: Config;
}

export interface Route {
  /** For metrics and logs. */
  readonly name: string;
  readonly path: string | RegExp;
  readonly answer: RouterMiddleware<DefaultState, KernelContext>;
}

export interface Start {
  readonly config: Config;
  readonly log: Logger;
  /** True for a process that runs everything itself, its database included. */
  readonly isAlone: boolean;
}

export interface SandboxTenant {
  readonly name: string;
  readonly email: string;
}

export interface FoundTenant {
  readonly tenantId: string;
  readonly apiKey: string;
}

/** Declares the module of a folder. */
export const defineModule = <const M extends Module>(declared: M): M => declared;

/** The services that the platform's composition makes itself. */
export type OwnService =
  | 'log'
  | 'config'
  | 'vault'
  | 'realTime'
  | 'address'
  | 'urls'
  | 'shortages'
  | 'sessionTokens'
  | 'explain'
  | 'eventRenderer'
  | 'relay'
  | 'testClock'
  | 'jobs';

type OfferedBy<M> = M extends { readonly services: infer S } ? keyof S : never;
type Unoffered<M extends readonly Module[]> = Exclude<keyof Services, OwnService | OfferedBy<M[number]>>;

/** The modules of a service, as generated/wiring lists them: together they offer every service that code asks for. */
export type EveryService<M extends readonly Module[]> = [Unoffered<M>] extends [never]
  ? M
  : { readonly unoffered: Unoffered<M> };
