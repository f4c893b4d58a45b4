import type { Edit } from '../../planted/patch.ts';

/** An attack that worked on an earlier release: the edits take its mend out again. */
export interface Plant {
  readonly name: string;
  /** What the attacker can do then. */
  readonly attack: string;
  readonly edits: readonly Edit[];
  /** Where the attacker finds it. */
  readonly world: string;
  readonly seed: number;
}

const GATES = 'generated/contract/gates.ts';

export const plants: readonly Plant[] = [
  {
    name: 'invitations',
    attack: 'A key invites a FINANCE member under two-factor protection.',
    edits: [
      {
        file: 'src/domains/accounts/operations/create-member.ts',
        from: `request.risk(body.approvalGroups?.length ? 'grants-rights' : riskOfRole(role));`,
        to: `request.risk('none');`,
      },
    ],
    world: 'protected',
    seed: 1,
  },
  {
    name: 'withdrawn-grants',
    attack: 'A member whose grant was withdrawn pays as one who never had a grant.',
    edits: [
      {
        file: 'src/domains/approvals/rules/authority-gate.ts',
        from: `(history === 'never' && INITIATORS.has(role))`,
        to: `INITIATORS.has(role)`,
      },
    ],
    world: 'granted',
    seed: 1,
  },
  {
    name: 'agents-destinations',
    attack: 'An agent whose policy names who may be paid adds a destination of its own.',
    edits: [
      {
        file: 'src/domains/policies/judge-agent.ts',
        from: `refuseAgent(request, { amountBaseUnits: null, counterparty: address, payee: 'named' }, resourceId);`,
        to: 'Promise.resolve(undefined);',
      },
    ],
    world: 'agents',
    seed: 1,
  },
  {
    name: 'keys-and-cards',
    attack: 'A key unfreezes a card and raises its limits under two-factor protection.',
    edits: [
      {
        file: GATES,
        from: `  'lets-draw': {\n    session: ['two-factor'],\n    key: ['two-factor'],`,
        to: `  'lets-draw': {\n    session: ['two-factor'],\n    key: [],`,
      },
    ],
    world: 'protected',
    seed: 1,
  },
  {
    name: 'lending',
    attack: 'A member lends what its grant would not let it pay.',
    edits: [{ file: 'src/domains/lending/judge-use.ts', from: `(await judgeSpending(request, spending)) ??`, to: '' }],
    world: 'granted',
    seed: 1,
  },
  {
    name: 'agents-and-cards',
    attack: 'The key of an agent raises the limits of its own card.',
    edits: [
      {
        file: GATES,
        from: `  'lets-draw': {\n    session: ['two-factor'],\n    key: ['two-factor'],\n    agentKey: ['not-agent', 'two-factor'],`,
        to: `  'lets-draw': {\n    session: ['two-factor'],\n    key: ['two-factor'],\n    agentKey: ['two-factor'],`,
      },
    ],
    world: 'agents',
    seed: 1,
  },
  {
    name: 'payment-policy',
    attack: 'A key replaces the payment policy by none under two-factor protection.',
    edits: [
      {
        file: 'src/domains/approvals/operations/set-payment-policy.ts',
        from: `risk(hasRules(before?.context.rules) ? 'grants-rights' : 'takes-rights');`,
        to: `risk('takes-rights');`,
      },
    ],
    world: 'protected',
    seed: 1,
  },
  {
    name: 'own-voters',
    attack: 'An administrator gives the vote to an own second address.',
    edits: [
      {
        file: 'src/domains/approvals/operations/create-authority.ts',
        from: 'widensVote(null, terms) ? await judgeVoterChoice(request, member.id) : []',
        to: '[]',
      },
    ],
    world: 'insider',
    seed: 1,
  },
  {
    name: 'voters-by-a-third',
    attack: 'An administrator invites a second one, who gives the vote to a third identity.',
    edits: [
      {
        file: 'src/payments/tenancy/inviters.cross-tenant.ts',
        from: `AND m.role <> 'OWNER'`,
        to: 'AND false',
      },
    ],
    world: 'insider',
    seed: 1,
  },
  {
    name: 'codes-to-one-phone',
    attack: 'Several tenants of one person send codes to one phone.',
    edits: [
      {
        file: 'src/payments/messages/message-slot.cross-tenant.ts',
        from: 'return waitMs > 0 ? tooManyTo',
        to: 'return waitMs < 0 ? tooManyTo',
      },
    ],
    world: 'crowd',
    seed: 1,
  },
  {
    name: 'documents',
    attack: 'One invoice is financed twice.',
    edits: [
      {
        file: 'src/domains/lending/financed-source.ts',
        from: `return (await isDocumentInUse(reads, tenantId, document)) ? refuse('DOCUMENT_IN_USE') : document.id;`,
        to: 'return null;',
      },
    ],
    world: 'financed',
    seed: 1,
  },
  {
    name: 'members-and-aliases',
    attack: 'A MEMBER revokes the aliases and destinations of the tenant.',
    edits: [
      {
        file: GATES,
        from: `session: ['money-role', 'two-factor'],`,
        to: `session: ['two-factor'],`,
      },
    ],
    world: 'granted',
    seed: 1,
  },
  {
    name: 'endpoints-of-revoked-keys',
    attack: 'A webhook endpoint that a revoked key has made still gets events.',
    edits: [
      {
        file: 'src/domains/accounts/operations/revoke-api-key.ts',
        from: 'query.disableCreated === true',
        to: 'false',
      },
    ],
    world: 'protected',
    seed: 1,
  },
  {
    name: 'cards-of-suspended-agents',
    attack: 'The card of a suspended agent pays.',
    edits: [
      {
        file: 'src/domains/cards/rules/decide-use.ts',
        from: `  if (facts.isAgentSuspended) return 'AGENT_SUSPENDED';\n`,
        to: '',
      },
    ],
    world: 'agents',
    seed: 1,
  },
  {
    name: 'test-inbox',
    attack: 'A tenant of the sandbox reads what others were sent.',
    edits: [
      {
        file: 'src/domains/sandbox/messages.cross-tenant.ts',
        from: 'recipient === undefined ? { tenant_id: tenantId }',
        to: 'recipient === undefined ? {}',
      },
    ],
    world: 'crowd',
    seed: 1,
  },
  {
    name: 'scopes',
    attack: 'An operation passes for a key without its scope.',
    edits: [
      {
        file: 'src/platform/http/credentials/scope.ts',
        from: 'if (missing.length === 0) return undefined;',
        to: 'if (missing.length < 9) return undefined;',
      },
    ],
    world: 'granted',
    seed: 1,
  },
  {
    name: 'revoked-keys',
    attack: 'A revoked key counts.',
    edits: [
      {
        file: 'src/platform/http/credentials/credential.ts',
        from: `  if (key.revokedAt !== null) return refuse('API_KEY_REVOKED');\n`,
        to: '',
      },
    ],
    world: 'protected',
    seed: 1,
  },
];

/** Attacks of the table that no request to a sandbox shows. */
export const BEYOND: Readonly<Record<string, string>> = {
  'live cards that could not be frozen': 'needs a live deployment; the generator refuses a family that is half open',
  'expensive documents of one tenant': 'shows in waiting times, which no oracle judges; fair-queue.test.ts does',
};
