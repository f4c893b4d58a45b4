/** The provider's news are heard, and ignored, while the payment is with it. */
const WITH_PROVIDER = ['PROVIDER_SUBMITTED', 'PROVIDER_PROCESSING', 'ACTION_REQUIRED', 'DELIVERED'];
/** Asks for each event that the provider can cause, where no provider has the payment. */
export const providerAsks = (as) => Object.fromEntries([
    ['SUBMIT', { steps: 1 }],
    ['RECHECK_FAILED', { steps: 1 }],
    ['PROVIDER_PENDING', { status: 'PENDING' }],
    ['PROVIDER_SUCCEEDED', { status: 'SUCCEEDED' }],
    ['PROVIDER_BLOCKED', { status: 'BLOCKED' }],
    ['PROVIDER_FAILED', { status: 'FAILED' }],
].map(([event, input]) => [
    `stepTestProvider ${event}`,
    { as, with: { id: '{{payment}}', ...input }, notIn: WITH_PROVIDER },
]));
