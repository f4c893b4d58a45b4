/** A guide by the name of its file, and one line about it. */
export type GuideLine = readonly [name: string, line: string];

export interface GuideGroup {
  readonly title: string;
  readonly guides: readonly GuideLine[];
}

/** The guides by what a reader wants to do, in the order in which a newcomer reads them. */
export const guideGroups: readonly GuideGroup[] = [
  {
    title: 'Start here',
    guides: [
      [
        'make-your-first-payment',
        'Pay a phone number or an e-mail address in the sandbox, and follow the payment until it is delivered.',
      ],
      ['install-a-client', 'Install the SDK for TypeScript or Python, read lists page by page, and use Postman.'],
      ['pay-many-recipients', 'Pay by phone number, e-mail and DID with one create, one list and one event handler.'],
      ['keys-and-sessions', 'Sign in, invite colleagues, and create, limit and replace API keys.'],
      ['versions', 'Choose the version of the contract, keep it, and upgrade when you want to.'],
      ['handle-errors-and-repeat-requests', 'Read refusals, repeat requests safely, and stay within the rate limit.'],
      ['test-in-the-sandbox', 'Move the clock, choose what the payout provider does, and read messages.'],
      ['receive-webhooks', 'Verify events, handle duplicates and order, and catch up after a failure.'],
    ],
  },
  {
    title: 'Follow a payment',
    guides: [
      ['holds-and-claims', 'Why a payment waits, and how each wait ends.'],
      ['find-out-why-a-payment-waits', 'Ask the service what a payment is waiting for and what can happen next.'],
      ['see-a-payment-in-the-console', 'Watch a payment, its requests and its events, and act for both sides.'],
      ['follow-events-as-a-stream', 'Receive events without a public address, and continue after a restart.'],
      ['keep-a-copy-of-your-resources', 'Hold the present state of each resource in your own database.'],
      ['read-a-lifecycle', 'Statuses, transitions, deadlines, and how to wait for a status.'],
    ],
  },
  {
    title: 'Control who pays, and how much',
    guides: [
      ['approve-a-payment', 'Grant members authority, and have other members vote on larger payments.'],
      ['protect-payments-with-two-factor', 'Ask for a code before money leaves, and pay only saved payees.'],
      ['limit-what-a-wallet-spends', 'Set spend policies for wallets, agents, cards and treasury accounts.'],
      ['give-an-agent-a-key', 'Create an agent with a policy and a key, see what it is refused, and stop it.'],
    ],
  },
  {
    title: 'Use wallets, cards and invoices',
    guides: [
      ['issue-cards', 'Issue a card with limits, and read why an authorization was declined.'],
      ['escrow-invoices', 'Hold a payment in escrow until two of three parties release it.'],
      ['treasury-sweeps', 'Divide money into buckets, and let rules propose transfers between them.'],
    ],
  },
  {
    title: 'Trade and finance',
    guides: [
      ['agree-a-sales-order', 'Agree on an order, record its delivery, and extract facts from an invoice.'],
      ['finance-a-trade', 'Open a pool, lend against an order, and repay the loan.'],
      ['present-credentials', 'Request credentials from a holder, and verify the presentation.'],
    ],
  },
  {
    title: 'Build and migrate',
    guides: [
      ['build-on-the-mock', 'Build a frontend without running the service.'],
      ['test-a-frontend-without-a-server', 'Test against a mock that remembers what it is sent.'],
      ['model-test-a-deployment', 'Walk every lifecycle of a running sandbox, and compare.'],
      ['let-an-agent-use-the-api', 'Give an agent the API as four tools, with a key that limits it.'],
      ['the-off-ramp-surface', 'What /v1/offramp/payments is, and how it relates to /v1/payments.'],
      ['migrate-to-intents', 'Replace deprecated multisig payments by intents.'],
    ],
  },
  {
    title: 'Build a service of your own',
    guides: [
      ['build-a-service', 'Write a contract and machines of your own, and get a service from the same platform.'],
    ],
  },
  {
    title: 'Operate a deployment',
    guides: [
      ['use-an-external-chain', 'Connect the service to a chain of your own or a public one.'],
      ['back-up-and-restore', 'Back up the database, and restore it into another cluster.'],
      ['rotate-the-encryption-key', 'Replace the encryption key without stopping the service.'],
    ],
  },
];
