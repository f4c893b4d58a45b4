import { newId } from '../../../src/platform/db/ids.ts';
import type { TestService } from '../../support/service.ts';
import { operationNamed } from '../documented.ts';
import { send, targetOf } from '../exchange.ts';
import type { riskiestAsk } from '../riskiest-asks.ts';

type Asked = Awaited<ReturnType<typeof riskiestAsk>>;

/**
 * What came of a request. A payment that is created and waits, for votes or until its policy can be asked, is `held`. One that
 * the request ends is refused, whatever the status of the answer is.
 */
export interface Outcome {
  readonly kind: 'refused' | 'held' | 'passed';
  /** The code of a refusal, or the status that the new payment has. */
  readonly why: string;
}

export const RANKS: readonly Outcome['kind'][] = ['refused', 'held', 'passed'];

export const prepareDryRun = ({ pool }: TestService) => pool.owner.raw(TRIGGERS);

/** Whatever requests would have changed is rolled back, so that they can be asked again and again. */
export async function dry<T>({ pool }: TestService, ask: () => Promise<T>): Promise<T> {
  await pool.owner.raw('UPDATE test.dry_run SET is_on = true');
  try {
    return await ask();
  } finally {
    await pool.owner.raw('UPDATE test.dry_run SET is_on = false');
  }
}

export async function outcomeOf(
  service: TestService,
  asked: Asked & { readonly operation: Parameters<typeof operationNamed>[0] },
  headers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { id = '', body, operation } = asked;
  const requestId = newId('req');
  const isKeyed = body !== null && typeof body === 'object' && 'idempotencyKey' in body;
  const answer = await send(service.url, {
    method: operationNamed(operation).meta.method,
    target: targetOf(operationNamed(operation), id),
    headers: { ...headers, 'x-request-id': requestId, 'idempotency-key': requestId },
    ...(body !== undefined && { body: isKeyed ? { ...body, idempotencyKey: requestId } : body }),
  });
  if (answer.status < 300) return { kind: 'passed', why: '' };
  if (answer.status !== 500) return { kind: 'refused', why: answer.body.code };
  return ofSteps(stepsIn(service, requestId));
}

interface Step {
  readonly machine: string;
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
}

/** The steps that the request would have taken, as the dry run has told them to the log. */
function stepsIn({ logLines }: TestService, requestId: string): readonly Step[] {
  const line = logLines.findLast((one) => one.includes(requestId) && one.includes('dry run:'));
  const told = line && /dry run: (\[.*?\]) end/.exec(line)?.[1];
  if (told === undefined) throw new Error(`${requestId} failed, and not by the dry run`);
  return JSON.parse(told.replaceAll('\\"', '"')) as readonly Step[];
}

const PAYMENTS = ['offramp-payment', 'multisig-payment'];

function ofSteps(steps: readonly Step[]): Outcome {
  const end = steps.findLast(({ machine }) => PAYMENTS.includes(machine))?.to ?? '';
  if (end === 'CANCELED' || end === 'FAILED') return { kind: 'refused', why: end };
  const waits =
    end === 'COMPLIANCE_HOLD' || steps.some(({ machine, from }) => machine === 'approval-request' && from === null);
  return { kind: waits ? 'held' : 'passed', why: end };
}

/** A refusal may keep a challenge and its line in the audit trail. Whatever else is written is what the request would do. */
const TRIGGERS = `CREATE SCHEMA test;
  CREATE TABLE test.dry_run (is_on boolean NOT NULL);
  INSERT INTO test.dry_run VALUES (false);
  CREATE FUNCTION test.end_dry_run() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  DECLARE
    steps json;
  BEGIN
    SELECT json_agg(json_build_object('machine', machine, 'id', aggregate_id, 'from', from_status, 'to', to_status)
      ORDER BY step) INTO steps FROM added WHERE NOT (machine = 'twofa-challenge' AND from_status IS NULL);
    IF steps IS NOT NULL AND (SELECT is_on FROM test.dry_run) THEN RAISE EXCEPTION 'dry run: % end', steps; END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER dry_run AFTER INSERT ON public.lifecycle_log REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION test.end_dry_run();
  CREATE FUNCTION test.end_audited() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    IF (SELECT is_on FROM test.dry_run) AND EXISTS (SELECT FROM added WHERE action <> 'operation.refused')
      AND NOT EXISTS (SELECT FROM lifecycle_log WHERE tx = pg_current_xact_id())
      THEN RAISE EXCEPTION 'dry run: [] end'; END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER dry_run AFTER INSERT ON public.audit_log REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION test.end_audited();`;
