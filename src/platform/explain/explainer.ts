import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { OperationId } from '../../../generated/contract/operations.ts';
import type { Reads } from '../db/reads.ts';
import type { Caller } from '../http/caller.ts';
import type { AnyHandler } from '../http/endpoint.ts';
import type { OperationMeta } from '../http/operation-meta.ts';
import type { ContextOf, LifecycleRegistry, StatusOf } from '../lifecycle/definition.ts';
import type { Topic } from '../lifecycle/topics.ts';
import type { ExplanationWait } from './explanation.ts';

/** A resource's row, as the table has it. */
export type ExplainedRow<M extends LifecycleName = LifecycleName> = Readonly<ContextOf<M>> & {
  readonly id: string;
  readonly status: StatusOf<M>;
  readonly publicStatus?: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** The reader of an explanation. */
export interface Viewer {
  /** Null for an operator, who sees all parties. */
  readonly tenantId: string | null;
  /** Null for an operator. */
  readonly caller: Pick<Caller, 'kind' | 'role' | 'memberId' | 'scopes'> | null;
  /** Now, on the clock of the viewer. */
  readonly now: Date;
}

/** A resource to be explained, before its row is known: what is asked with this is asked in one message. */
export interface Asked extends Viewer {
  readonly id: string;
  readonly reads: Reads;
}

/** Tells whether the viewer sees all of a resource: its owner and operators do, its other parties see their own side. */
export interface Side {
  readonly isOwner: boolean;
}

/** The additions of a lifecycle to what its machine, its history and its tables tell of every resource. */
export interface Explainer<M extends LifecycleName> {
  /**
   * The operation by whose scopes a resource is read where no operation answers it by its id alone. Whoever has them sees
   * the rows of their own tenant.
   */
  readonly readAs?: OperationId;
  /** The rows that the operation shows; all by default. */
  shows?(row: ExplainedRow<M>, viewer: Viewer): boolean;
  /** The jobs that have the resource's id as their key. */
  readonly jobTopics?: readonly Topic[];
  /** Sections of its own. Asked before the row is known; what it loads is dropped if the viewer may not read the resource. */
  load?(asked: Asked): Promise<Sections<M>>;
  /** Tells whether an operation is for resources of this kind; one that is not would not find the resource. */
  applies?(operation: OperationId, row: ExplainedRow<M>): boolean;
  /**
   * Returns the code by which the viewer's operation is refused for a reason outside the machine; `depends` if the
   * request decides.
   */
  refusal?(operation: OperationId, row: ExplainedRow<M>, viewer: Viewer): ErrorCode | 'depends' | undefined;
  /** Returns what the resource waits for; undefined where the machine's events say it. */
  waitingFor?(row: ExplainedRow<M>, viewer: Viewer): readonly ExplanationWait[] | undefined;
  /** Returns a sentence that says why it is where it is. `events` are those of its history that the viewer may know. */
  because?(row: ExplainedRow<M>, events: readonly string[]): string | undefined;
}

/** Sections that an explanation has besides those of every resource, by name. Modules add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it by declaration merging.
export interface ExplanationSections {}

/** The sections that a lifecycle's own tables add. An absent section has no content. */
export type Sections<M extends LifecycleName = LifecycleName> = {
  readonly [S in keyof ExplanationSections]?: (row: ExplainedRow<M>, side: Side) => ExplanationSections[S];
};

/** The same of whichever lifecycle. */
export type AnySections = {
  readonly [S in keyof ExplanationSections]?: (row: never, side: Side) => ExplanationSections[S];
};

export interface AnyExplainer {
  readonly readAs?: OperationId;
  shows?(row: never, viewer: Viewer): boolean;
  readonly jobTopics?: readonly Topic[];
  load?(asked: Asked): Promise<AnySections>;
  applies?(operation: OperationId, row: never): boolean;
  refusal?(operation: OperationId, row: never, viewer: Viewer): ErrorCode | 'depends' | undefined;
  waitingFor?(row: never, viewer: Viewer): readonly ExplanationWait[] | undefined;
  because?(row: never, events: readonly string[]): string | undefined;
}

/** Tells whether the viewer may read what needs this scope; an operator may read everything. */
export const holds = ({ caller }: Pick<Viewer, 'caller'>, scope: string): boolean =>
  caller === null || caller.scopes.includes(scope);

/** The explainers, found by their file names: `<aggregate>.explain.ts`. */
export type Explainers = { readonly [M in LifecycleName]?: Explainer<M> };

/** An operation as an explanation asks it. */
export interface AskedOperation {
  readonly meta: OperationMeta;
  readonly handler: AnyHandler;
}

/** The sources of explanations beside the database. */
export interface ExplainSources {
  readonly lifecycles: LifecycleRegistry;
  readonly explainers: Readonly<Partial<Record<LifecycleName, AnyExplainer>>>;
  /** The operations of this process; none where it serves none. */
  readonly operations: Map<string, AskedOperation>;
}

declare module '../services.ts' {
  interface Services {
    readonly explain: ExplainSources;
  }
}
