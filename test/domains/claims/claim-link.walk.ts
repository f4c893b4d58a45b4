import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';

const phoneOf = ({ number }: SmallWorld): string => `+1555021${String(1000 + number)}`;

const inbox = async (world: SmallWorld, purpose: 'CLAIM_LINK' | 'CLAIM_OTP') => {
  await world.service.runUntilIdle();
  const { messages } = await world.tenant.api.listTestMessages({ to: phoneOf(world), purpose, take: 1 }).unwrap();
  return messages[0];
};

/** The token of the walk's own link, which is its first: a resend sends another. */
const tokenOf = (world: SmallWorld): string => world.token ?? '';

/** The link of a claim, whose tenant is the sender; whoever takes it up is the other one. */
export const walk: SmallMachine = {
  machine: 'claim-link',
  told: ['otpHash'],
  // Without a code there is nothing to answer, right or wrong; a fifth wrong answer would void it.
  possible: ({ root }, { type }) => {
    const { otpHash, otpAttempts } = root.context as { otpHash: string | null; otpAttempts: number };
    if (type === 'CONSUME') return otpHash !== null && otpAttempts < 5;
    if (type === 'WRONG_OTP') return otpHash !== null && otpAttempts < 4;
    return true;
  },
  acts: {
    CREATE: async (world) => {
      const { service, tenant } = world;
      await tenant.fund('10.00');
      const { paymentId, claimId } = await tenant.api
        .createOfframpPayment({ phone: phoneOf(world), amountUsd: '1.00' })
        .unwrap();
      world.paymentId = paymentId;
      world.token = (await inbox(world, 'CLAIM_LINK'))?.token ?? '';
      world.id = (await service.pool.owner('claim_links').where({ claim_id: claimId }).first('id')).id;
    },
    SEND_OTP: async (world) => {
      // Codes have a gap of a minute and a budget of three an hour.
      await world.tenant.api.advanceTestClock({ advanceSeconds: 1201 }).unwrap();
      await world.tenant.api.sendClaimOtp({ claimToken: tokenOf(world) }).unwrap();
    },
    WRONG_OTP: async (world) => {
      const code = (await inbox(world, 'CLAIM_OTP'))?.code === '111111' ? '222222' : '111111';
      const { error } = await world.tenant.api.verifyClaimOtp({ claimToken: tokenOf(world), code });
      if (error?.code !== 'CLAIM_OTP_INVALID') throw new Error(`a wrong code answers ${error?.code}`);
    },
    CONSUME: async (world) => {
      const code = (await inbox(world, 'CLAIM_OTP'))?.code ?? '';
      const { claimTicket } = await world.tenant.api.verifyClaimOtp({ claimToken: tokenOf(world), code }).unwrap();
      world.ticket = claimTicket;
    },
    REDEEM: ({ other, ticket }) => other.api.acceptClaim({ claimTicket: ticket ?? '' }).unwrap(),
    VOID: ({ tenant, paymentId }) => tenant.api.resendOfframpPaymentClaim({ id: paymentId ?? '' }).unwrap(),
    // 72 hours end a link, and an hour the ticket that it left.
    EXPIRE: ({ tenant }) => tenant.api.advanceTestClock({ advanceSeconds: 72 * 3600 + 60 }).unwrap(),
  },
  refusals: {
    SEND_OTP: { by: 'sendClaimOtp', ask: (world) => world.tenant.api.sendClaimOtp({ claimToken: tokenOf(world) }) },
    WRONG_OTP: {
      by: 'verifyClaimOtp',
      ask: (world) => world.tenant.api.verifyClaimOtp({ claimToken: tokenOf(world), code: '111111' }),
    },
    CONSUME: {
      by: 'verifyClaimOtp',
      ask: (world) => world.tenant.api.verifyClaimOtp({ claimToken: tokenOf(world), code: '111111' }),
    },
    REDEEM: {
      by: 'acceptClaim',
      ask: ({ other, ticket }) => other.api.acceptClaim({ claimTicket: ticket ?? 'none was given' }),
    },
  },
};
