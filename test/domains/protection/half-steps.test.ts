import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { answered, type Cutting, PHONE, startCutting, under } from '../../support/half-steps.ts';
import { listeningUrl, spawnProcess } from '../../support/processes.ts';
import { rounds as roundsOf } from '../../support/rounds.ts';
import { startTestService } from '../../support/service.ts';
import { CHALLENGE, challengeOf, paymentsOf, protectedTenant, satisfy, signerFactor } from './fixture.ts';

describe('an approved payment that is interrupted anywhere (D-346)', () => {
  let cutting: Cutting;
  let answer: Awaited<ReturnType<typeof signerFactor>>['answer'];
  let cuts = 0;
  beforeAll(async () => {
    cutting = await startCutting();
    const { session } = cutting.acme;
    ({ answer } = await signerFactor(cutting.acme));
    await session.createContact({ label: 'Blue Harbor', phone: PHONE }).unwrap();
    await session.updateProtectionSettings({ enabled: true }).unwrap();
  });
  afterAll(async () => {
    await cutting?.service.stop();
    expect(cuts).toBeGreaterThan(5);
  });

  test('has paid and redeemed its challenge, or neither, and pays once when repeated under its key', async () => {
    const { session } = cutting.acme;
    const body = { phone: PHONE, amountUsd: '1.00' };
    cuts += await cutting.everywhere('redeem a challenge', {
      prepare: async () => {
        const options = under();
        const challenge = challengeOf(await session.createOfframpPayment(body, options));
        await answer(challenge);
        return { ...options, headers: { [CHALLENGE]: challenge.challengeId } };
      },
      act: async (options) => answered(await session.createOfframpPayment(body, options)),
    });
  });

  test('opens a challenge once or not at all', async () => {
    const { session } = cutting.acme;
    cuts += await cutting.everywhere('open a challenge', {
      prepare: async () => under(),
      // A refusal is not kept under its key: asked again, it opens another challenge.
      act: async (options) => {
        const refused = await session.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }, options);
        return refused.error?.code === 'TWOFA_REQUIRED';
      },
      // The refusal is on record in a transaction of its own.
      mayStopAt: (line) => line.includes('operation.refused'),
      asideAfterRepeat: (line) => /twofa_challenges|lifecycle_log|timers|audit_log/.test(line),
    });
  });
});

test('an approved payment pays once after kill -9 between redemption and answer, and repeats its answer (D-346, D-055)', {
  timeout: 120_000,
}, async () => {
  const service = await startTestService();
  const spawned = [];
  try {
    const tenant = await protectedTenant(service);
    const body = { phone: tenant.phone, amountUsd: '25.00' };
    const rounds = roundsOf(1, 5);
    for (let round = 1; round <= rounds; round += 1) {
      const idempotencyKey = `killed-${round}`;
      const { challengeId } = challengeOf(await tenant.session.createOfframpPayment(body, { idempotencyKey }));
      await satisfy(service, tenant, challengeId);
      const victim = spawnProcess('serve', service.databaseUrl);
      spawned.push(victim);
      const killed = createPaychart({ baseUrl: await listeningUrl(victim), session: tenant.token, maxRetries: 0 });
      const options = { idempotencyKey, headers: { [CHALLENGE]: challengeId } };
      const asked = killed.createOfframpPayment(body, options);
      // As soon as the redemption is committed; the answer may be on its way or not.
      const isRedeemed = async () =>
        (await service.pool.owner('twofa_challenges').where({ id: challengeId }).first('status')).status === 'REDEEMED';
      while (!(await isRedeemed()));
      victim.child.kill('SIGKILL');
      await once(victim.child, 'exit');
      await asked;
      const again = await tenant.session.createOfframpPayment(body, options).unwrap();
      expect(again.paymentId).toMatch(/^pay_/);
      expect(await paymentsOf(service, tenant)).toBe(round);
      await service.pool
        .owner('twofa_challenges')
        .where({ id: challengeId })
        .update({ last_sent_at: new Date(0) });
    }
  } finally {
    for (const { child } of spawned) child.kill('SIGKILL');
    await service.stop();
  }
});
