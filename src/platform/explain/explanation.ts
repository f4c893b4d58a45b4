/** What a resource waits for: who or what, why in words, and the operations that clear it. */
export interface ExplanationWait {
  kind:
    | 'you'
    | 'sender'
    | 'recipient'
    | 'counterparty'
    | 'provider'
    | 'chain'
    | 'operator'
    | 'deadline'
    | 'approval'
    | 'signature'
    | 'liquidity'
    | 'funds'
    | 'service';
  code: string | null;
  why: string;
  clearedBy: string[];
  dueAt: string | null;
}

/** An event that the machine takes now, and whether the viewer may send it. */
export interface ExplanationNext {
  event: string;
  by: 'operation' | 'provider' | 'chain' | 'operator' | 'timer' | 'service' | 'control';
  operationId: string | null;
  to: string[];
  allowed: boolean | 'depends';
  code: string | null;
  why: string | null;
  dueAt: string | null;
}
