import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { CutConnection, watchBy } from './cut-connection.ts';
import { addServiceBalance, onboard, verifyPhone } from './recipient.ts';
import { someOf } from './rounds.ts';
import { startTestService } from './service.ts';
import { TableChanges } from './table-changes.ts';

export const PHONE = '+15550104567';
/** Nobody proves control of it. */
export const NOBODYS_PHONE = '+15550109999';

/** One thing that is done under fire. */
export interface Deed<T> {
  /** Makes something fresh to act on; nothing of it counts. */
  prepare(): Promise<T>;
  /** What has to hold on the server before each act, the repeated one included. */
  ready?(): Promise<void>;
  /** Does it; false when it has not happened as far as its caller knows. Repeating it is safe. */
  act(subject: T): Promise<boolean>;
  /** A state between: the first half of a cut operation, or what the vendor alone knows. */
  mayStopAt?(line: string): boolean;
  /** What a repeated act may leave otherwise than a single one. */
  asideAfterRepeat?(line: string): boolean;
  /** Cuts its last transaction only: another deed begins with the same statements. */
  readonly lastTransaction?: boolean;
}

interface Cut {
  /** The statement, counted from 1. */
  readonly at: number;
  readonly answer: 'none' | 'lost';
}

/**
 * Where these statements are cut: before each of them (in `npm test` before each COMMIT and a quarter of the others), and
 * at each COMMIT with the COMMIT carried out and its answer lost.
 */
export function cutsOf(statements: readonly string[], from = 0): readonly Cut[] {
  const places = statements.slice(from).map((text, index) => ({ isCommit: text === 'COMMIT', at: from + index + 1 }));
  const commits = places.filter(({ isCommit }) => isCommit);
  const others = someOf(
    places.filter(({ isCommit }) => !isCommit),
    4,
  );
  return [
    ...[...others, ...commits].map(({ at }) => ({ at, answer: 'none' as const })),
    ...commits.map(({ at }) => ({ at, answer: 'lost' as const })),
  ];
}

const without = (lines: string[], aside: ((line: string) => boolean) | undefined) =>
  aside ? lines.filter((line) => !aside(line)) : lines;

/**
 * A deed is cut off wherever `cutsOf` says.
 * Every committed row change is looked at: there is none, or there are those of an undisturbed run; and after the same
 * request again (the same key, the same job) there are those of an undisturbed run, once.
 */
export async function startCutting() {
  const cutter = new CutConnection();
  const service = await startTestService({ fault: cutter, variables: { QUOTE_TTL_SECONDS: '7200' } });
  const acme = await service.signUp('Acme Imports');
  const harbor = await service.signUp('Blue Harbor');
  await acme.fund('100000.00');
  await verifyPhone(service, harbor, PHONE);
  await onboard(harbor);
  await addServiceBalance(harbor);
  await service.runUntilIdle();
  const changes = await TableChanges.watch(service.pool.owner);
  cutter.watch = watchBy(service.pool);

  async function everywhere<T>(name: string, deed: Deed<T>): Promise<number> {
    const run = async (at: number | undefined, answer: 'none' | 'lost') => {
      const subject = await deed.prepare();
      await deed.ready?.();
      await changes.reset();
      cutter.arm(at, answer);
      let isDone = await deed.act(subject);
      const statements = await cutter.disarm();
      const left = await changes.lines();
      for (let again = 0; !isDone && again < 3; again += 1) {
        await deed.ready?.();
        isDone = await deed.act(subject);
      }
      return { statements, cut: cutter.cut, left, isDone, after: await changes.lines() };
    };
    // The first of its kind also makes what later ones find.
    await run(undefined, 'none');
    const clean = await run(undefined, 'none');
    expect(clean.isDone, name).toBe(true);
    expect(clean.statements.length, `${name} sends statements`).toBeGreaterThan(0);
    const from = deed.lastTransaction ? clean.statements.findLastIndex((text) => text.startsWith('BEGIN')) : 0;
    const points = cutsOf(clean.statements, from);
    for (const { at, answer } of points) {
      const cut = await run(at, answer);
      const where = `${name}, ${answer === 'lost' ? 'answer lost of' : 'cut before'} statement ${at}: ${clean.statements[at - 1]?.slice(0, 60)}`;
      expect(cut.cut, where).toBe(true);
      const left = without(cut.left, deed.mayStopAt);
      if (left.length > 0) expect(left, `${where}: what is left`).toEqual(without(clean.after, deed.mayStopAt));
      expect(cut.isDone, `${where}: asked again, it is done`).toBe(true);
      expect(without(cut.after, deed.asideAfterRepeat), `${where}: asked again`).toEqual(
        without(clean.after, deed.asideAfterRepeat),
      );
    }
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    console.info(`${name}: ${clean.statements.length} statements, ${points.length} cuts`);
    return points.length;
  }

  const quoted = () => acme.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap();
  const selected = async (amountUsd = '1.00'): Promise<string> => {
    const { paymentId: id, quotes } = await acme.api.createOfframpPayment({ phone: PHONE, amountUsd }).unwrap();
    await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
    return id;
  };
  const locked = async (amountUsd?: string): Promise<string> => {
    const id = await selected(amountUsd);
    await harbor.api.confirmOfframpPayment({ id }).unwrap();
    return id;
  };
  return { service, cutter, acme, harbor, everywhere, quoted, selected, locked };
}

/** The same service, its people and its way to be cut. */
export type Cutting = Awaited<ReturnType<typeof startCutting>>;

/** What a client makes of an answer: done, or asked to try again under the same key. Nothing else is right. */
export function answered({
  ok,
  error,
}: {
  readonly ok: boolean;
  readonly error?: { code: string } | undefined;
}): boolean {
  if (!ok) expect(error?.code).toBe('TRY_AGAIN');
  return ok;
}

export const under = () => ({ idempotencyKey: randomUUID() });
