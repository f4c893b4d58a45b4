import { edited, type Plant } from './plant.ts';

const EFFECTS = 'src/domains/offramp/offramp-payment.effects.ts';
const CLAIM = 'src/domains/claims/claim.effects.ts';
const SETTLEMENT = 'machines/offramp/offramp-payment.settlement.ts';

/** Bugs in what a step of a payment or a claim commits. */
export const stepPlants: readonly Plant[] = [
  edited('half', 'does not release the claim of a delivered payment', EFFECTS, `toClaim(payment, 'RELEASE')`, '[]'),
  edited('half', 'does not refund the claim of a refunded payment', EFFECTS, `toClaim(payment, 'REFUND')`, '[]'),
  edited('half', 'does not cancel the claim of a canceled payment', EFFECTS, `toClaim(payment, 'CANCEL')`, '[]'),
  edited(
    'half',
    'refunds the money and does not post it',
    EFFECTS,
    `custody === 'none' ? [] : move(payment, custody, 'none', 'refund')`,
    `[set({ custody: 'none' })]`,
  ),
  edited(
    'half',
    'does not ask for the refund of a payment that failed',
    EFFECTS,
    `enqueue('offramp.refund', { paymentId: payment.id }, { key: payment.id, tenantId: payment.context.senderTenantId }),`,
    '',
  ),
  edited(
    'half',
    'does not ask for the submission of a confirmed payment',
    EFFECTS,
    `enqueue('offramp.submit', { paymentId: payment.id }, { key: payment.id, tenantId: payment.context.senderTenantId }),`,
    '',
  ),
  edited(
    'half',
    'records a submission and does not ask the vendor',
    EFFECTS,
    `enqueue('offramp.provider', { paymentId: payment.id }, { key: payment.id }),`,
    '',
  ),
  edited(
    'half',
    'does not give back the liquidity of a payment that failed',
    EFFECTS,
    'returnLiquidity: ({ context }) => liquidity(context, 1n),',
    'returnLiquidity: () => [],',
  ),
  edited(
    'half',
    'does not take the liquidity of a submitted payment',
    EFFECTS,
    'consumeLiquidity: ({ context }) => liquidity(context, -1n),',
    'consumeLiquidity: () => [],',
  ),
  edited(
    'half',
    'keeps the reservation of a canceled payment',
    EFFECTS,
    `payment.context.custody === 'reserved' ? move(payment, 'reserved', 'none', 'release') : [],`,
    '[],',
  ),
  edited(
    'half',
    'settles a payment and leaves its money in escrow',
    'src/domains/offramp/money.ts',
    `    ...legs.filter(([, amount]) => amount > 0n).map(([to, amount, leg]) => transfer(from, to, amount, leg)),
    set({ custody: 'none' }),`,
    `    ...legs.filter(([, amount]) => amount > 0n).map(([to, amount, leg]) => transfer(from, to, amount, leg)),`,
  ),
  edited(
    'half',
    'keeps the journal of a claim from its end',
    CLAIM,
    `journalRefunded: (claim) => journal(claim, 'ClaimRefunded', 'claim.refunded', { refundedAt: claim.now }),`,
    'journalRefunded: (claim) => [set({ refundedAt: claim.now })],',
  ),
  edited(
    'half',
    'tells nobody that a claim was released',
    CLAIM,
    `journalReleased: (claim) => journal(claim, 'ClaimReleased', 'claim.released', { releasedAt: claim.now }),`,
    'journalReleased: (claim) => [set({ releasedAt: claim.now })],',
  ),
  edited(
    'order',
    'cancels a payment whose money is locked',
    SETTLEMENT,
    `  on: {
    SUBMIT: {
      description: 'The last check has passed.`,
    `  tags: ['cancellable'],
  on: {
    CANCEL: { target: 'CANCELED', actions: ['releaseReservation', 'stampCanceled'] },
    SUBMIT: {
      description: 'The last check has passed.`,
  ),
  edited(
    'order',
    'cancels a payment that a vendor was asked to pay',
    SETTLEMENT,
    `  tags: ['withProvider'],
  on: {
    PROVIDER_PENDING: { target: 'PROVIDER_PROCESSING' },`,
    `  tags: ['withProvider', 'cancellable'],
  on: {
    CANCEL: { target: 'CANCELED', actions: ['stampCanceled'] },
    PROVIDER_PENDING: { target: 'PROVIDER_PROCESSING' },`,
  ),
];
