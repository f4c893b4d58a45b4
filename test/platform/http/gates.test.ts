import { describe, expect, it } from 'vitest';
import type { Risk } from '../../../generated/contract/gates.ts';
import type { Caller } from '../../../src/platform/http/caller.ts';
import type { Endpoint } from '../../../src/platform/http/endpoint.ts';
import { judgeDecision, type RequestGates, refuseCaller } from '../../../src/platform/http/gates.ts';
import type { HandlerRequest } from '../../../src/platform/http/handler-request.ts';
import { NotPassed } from '../../../src/platform/http/two-factor.ts';
import { Refusal } from '../../../src/platform/refusal.ts';

interface Decided {
  readonly risks?: readonly Risk[];
  readonly waives?: readonly string[];
  /** Which of the risks the handler says that the request has. */
  readonly said?: Risk;
  /** Who judges two-factor protection: the gate, or the handler itself. */
  readonly twoFactor?: 'transfer' | 'approval' | 'rights';
  readonly isPassed?: boolean;
  readonly caller?: Partial<Caller>;
}

const OWNER = { kind: 'member', role: 'OWNER', agentId: null } as const;
const AGENT = { kind: 'apiKey', role: 'OWNER', agentId: 'agt_1' } as const;

const endpointOf = ({ risks = ['grants-rights'], waives = [], twoFactor = 'rights' }: Decided): Endpoint =>
  ({ meta: { risks, waives, twoFactor }, keyScopes: ['keys:write'] }) as unknown as Endpoint;

const judged = (decided: Decided, judges: RequestGates = {}): Promise<Refusal | undefined> => {
  const { said, isPassed = false, caller = OWNER } = decided;
  const request = { caller, replyOptions: { risk: said }, twoFactor: { operation: 'changeIt', isPassed } };
  return judgeDecision(judges, endpointOf(decided), request as unknown as HandlerRequest, () => undefined);
};

describe('the gates of a request', () => {
  it('throw if a gate has no judge', async () => {
    await expect(judged({})).rejects.toThrow(NotPassed);
    expect(await judged({}, { 'two-factor': async () => undefined })).toBeUndefined();
  });

  it('refuse as their judge does', async () => {
    const refusal = new Refusal('TWOFA_REQUIRED');
    expect(await judged({}, { 'two-factor': async () => refusal })).toBe(refusal);
  });

  it('are those of the handler’s risk, or of all risks if it names none', async () => {
    const risks = ['grants-rights', 'takes-rights'] as const;
    expect(await judged({ risks, said: 'takes-rights' })).toBeUndefined();
    await expect(judged({ risks, said: 'grants-rights' })).rejects.toThrow(NotPassed);
    await expect(judged({ risks })).rejects.toThrow(NotPassed);
    expect(await judged({ risks, said: 'takes-rights', caller: AGENT })).toBeUndefined();
    expect(await judged({ risks, said: 'grants-rights', caller: AGENT })).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  });

  it('leave out waived gates, and all gates for an operator', async () => {
    expect(await judged({ waives: ['two-factor'] })).toBeUndefined();
    expect(await judged({ caller: { kind: 'operator', role: null, agentId: null } })).toBeUndefined();
  });

  it('check the caller before they judge the request', async () => {
    const asked: string[] = [];
    const judges = {
      'two-factor': async () => {
        asked.push('two-factor');
        return undefined;
      },
    };
    expect(await judged({ caller: AGENT }, judges)).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    const viewer = { kind: 'member', role: 'VIEWER', agentId: null } as const;
    expect(await judged({ risks: ['directs-money'], caller: viewer }, judges)).toMatchObject({
      code: 'ROLE_NOT_PERMITTED',
    });
    expect(asked).toEqual([]);
  });

  it.each(['grants-rights', 'takes-rights'] as const)(
    'must have passed if the handler judges itself, whatever its risk: %s',
    async (said) => {
      const decided = { risks: ['grants-rights', 'takes-rights'], said, twoFactor: 'transfer' } as const;
      await expect(judged(decided)).rejects.toThrow(NotPassed);
      expect(await judged({ ...decided, isPassed: true })).toBeUndefined();
    },
  );
});

describe('the caller’s gates before the handler', () => {
  const refused = (decided: Decided) => refuseCaller(endpointOf(decided), (decided.caller ?? AGENT) as Caller)?.code;

  it('refuse a caller only if every risk refuses it', () => {
    expect(refused({ risks: ['grants-rights'] })).toBe('INSUFFICIENT_SCOPE');
    expect(refused({ risks: ['grants-rights', 'lets-draw'] })).toBe('INSUFFICIENT_SCOPE');
    expect(refused({ risks: ['grants-rights', 'takes-rights'] })).toBeUndefined();
    expect(refused({ risks: ['takes-rights', 'grants-rights'] })).toBeUndefined();
    expect(refused({ risks: [] })).toBeUndefined();
  });
});
