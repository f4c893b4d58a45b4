import type { EventSender } from '../../../generated/contract/explanations.ts';

/** Who or what a resource may wait for. Modules add kinds by declaration merging, as the contract has them. */
export interface WaitKinds {
  you: true;
  recipient: true;
  counterparty: true;
  provider: true;
  chain: true;
  operator: true;
  approval: true;
  deadline: true;
  service: true;
}

/** What a resource waits for: who or what, why in words, and the operations that clear it. */
export interface ExplanationWait {
  kind: keyof WaitKinds;
  code: string | null;
  why: string;
  clearedBy: string[];
  dueAt: string | null;
}

/** An event that the machine takes now, and whether the viewer may send it. */
export interface ExplanationNext {
  event: string;
  by: EventSender['kind'];
  operationId: string | null;
  to: string[];
  allowed: boolean | 'depends';
  code: string | null;
  why: string | null;
  dueAt: string | null;
}

/** Who caused a step. */
export interface ExplanationActor {
  kind: 'member' | 'apiKey' | 'counterparty' | 'operator' | 'service' | 'provider' | 'chain' | 'timer';
  id: string | null;
  name: string | null;
}

/** One step of a lifecycle. */
export interface ExplanationStep {
  at: string;
  event: string | null;
  from: string | null;
  to: string;
  actor: ExplanationActor;
  requestId: string | null;
}

/** A refused request about a resource. */
export interface ExplanationRefusal {
  at: string;
  operationId: string;
  code: string;
  actor: ExplanationActor;
  requestId: string | null;
}

/** What an explanation says of any resource. */
export interface CoreExplanation {
  resource: { id: string; lifecycle: string; status: string; isFinal: boolean; since: string };
  summary: string;
  timeline: ExplanationStep[];
  waitingFor: ExplanationWait[];
  next: ExplanationNext[];
  jobs: { topic: string; dueAt: string; attempts: number }[];
  timers: { event: string; dueAt: string }[];
  refusals: ExplanationRefusal[];
}
