/** The import rules of docs/architecture.md. Type-only imports count: they tie files together as values do. */

/**
 * The domains in the order in which they build on one another: a domain imports only those before it, each through its
 * index.ts or that of one of its subjects. What has to reach a later one goes through the outbox.
 */
const DOMAINS = [
  'policies',
  'identity',
  'protection',
  'destinations',
  'wallets',
  'accounts',
  'approvals',
  'offramp',
  'claims',
  'payments',
  'cards',
  'treasury',
  'invoices',
  'ramps',
  'trade',
  'lending',
  'webhooks',
  'admin',
  'explanations',
  'sandbox',
];

const domainsBuildOnEarlierOnes = DOMAINS.slice(0, -1).map((domain, place) => ({
  name: `domain-order: ${domain}`,
  severity: 'error',
  comment: `${domain} imports no domain that stands after it in the order above.`,
  from: { path: `^src/domains/${domain}/` },
  to: { path: `^src/domains/(${DOMAINS.slice(place + 1).join('|')})/` },
}));

/**
 * The folders of both floors in the order in which they build on one another: each imports only folders of its floor before
 * it. Files of the platform that stand in no folder are leaves.
 */
const FLOORS = {
  platform: [
    'json',
    'versions',
    'emails',
    'tracing',
    'crypto',
    'primary',
    'db',
    'metrics',
    'lists',
    'limits',
    'migrate',
    'lifecycle',
    'feed',
    'background',
    'outbox',
    'test-clock',
    'audit',
    'http',
    'streams',
    'config',
    'retention',
    'execution',
    'explain',
    'app',
    'keys',
    'operations',
    'public',
  ],
  payments: ['phones', 'card-spend', 'tenancy', 'ledger', 'chain', 'config', 'messages', 'providers'],
};

const foldersImportOneWay = Object.entries(FLOORS).flatMap(([floor, folders]) =>
  folders.slice(0, -1).map((folder, place) => ({
    name: `${floor}-order: ${folder}`,
    severity: 'error',
    comment: `src/${floor}/${folder} imports no folder of its floor that stands after it in the order above.`,
    from: { path: `^src/${floor}/${folder}/` },
    to: { path: `^src/${floor}/(${folders.slice(place + 1).join('|')})/` },
  })),
);

/** A domain that the order does not name would escape every rule about it. */
const everyDomainHasItsPlace = {
  name: 'domain-order names every domain',
  severity: 'error',
  comment: 'Write the new domain into DOMAINS in .dependency-cruiser.cjs, after all that it imports.',
  from: { path: `^src/domains/(?!(${DOMAINS.join('|')})/)[^/]+/` },
  to: {},
};

module.exports = {
  forbidden: [
    ...domainsBuildOnEarlierOnes,
    everyDomainHasItsPlace,
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Whoever imports in a circle belongs in one file, or something in the circle is in the wrong one.',
      // The SDK's types name one another, and are gone when they run.
      from: { pathNot: '^generated/sdk/src/types/' },
      to: { circular: true },
    },
    {
      name: 'machines-are-pure',
      severity: 'error',
      comment: 'A machine imports xstate and other machines, nothing else.',
      from: { path: '^machines/' },
      to: { pathNot: '^(machines/|node_modules/xstate)' },
    },
    {
      name: 'mock-imports-no-scripts',
      severity: 'error',
      comment: 'Scripts start the mocks and the simulation uses their parts, so the mocks know no script.',
      from: { path: '^mock/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'codegen-never-imports-src',
      severity: 'error',
      comment: 'The generator knows the contract, not the service. Its review draws as the service does.',
      from: { path: '^codegen/' },
      to: { path: '^src/(?!drawing/)' },
    },
    {
      name: 'drawing-is-a-leaf',
      severity: 'error',
      comment: 'Service and generator draw by it, so it knows neither.',
      from: { path: '^src/drawing/' },
      to: { path: '^(src/(?!drawing/)|codegen|generated|machines)' },
    },
    {
      name: 'contract-is-a-leaf',
      severity: 'error',
      comment: 'generated/contract imports nothing of ours but machines.',
      from: { path: '^generated/contract/' },
      to: { path: '^(src|codegen|generated/wiring|migrations)/' },
    },
    {
      name: 'wiring-is-for-main',
      severity: 'error',
      comment: 'Who imports the wiring imports every handler.',
      from: { path: '^src/', pathNot: '^src/app/(main|config|testing/test-service)\\.ts$' },
      to: { path: '^generated/wiring/' },
    },
    {
      name: 'app-names-no-module',
      severity: 'error',
      comment:
        'src/app hands what the generator found to the platform. A domain declares what it brings in its module.ts.',
      from: { path: '^src/app/' },
      to: { path: '^src/(payments|domains)/' },
    },
    {
      name: 'console-uses-the-sdk',
      severity: 'error',
      comment:
        'The browser side of the console calls public operations by the SDK, and knows nothing else of the service.',
      from: { path: '^src/console/app/', pathNot: '^src/console/app/signing/signer\\.ts$' },
      to: { pathNot: '^(src/console/app/|src/console/catalog\\.ts$|generated/sdk/src/|node_modules/preact/)' },
    },
    {
      name: 'console-signer-only-signs',
      severity: 'error',
      comment: 'The signer is a bundle of its own, with the cryptography and nothing else.',
      from: { path: '^src/console/app/signing/signer\\.ts$' },
      to: { pathNot: '^node_modules/viem/' },
    },
    {
      name: 'platform-imports-no-domain',
      severity: 'error',
      comment: 'The platform serves every domain and knows none.',
      from: { path: '^src/platform/' },
      to: { path: '^src/(app|cli|domains|embedded|pages|reference)/' },
    },
    {
      name: 'payments-import-no-domain',
      severity: 'error',
      comment: 'What money needs serves every domain and knows none.',
      from: { path: '^src/payments/' },
      to: { path: '^src/(app|cli|domains|embedded|pages|reference)/' },
    },
    {
      name: 'platform-imports-no-payments',
      severity: 'error',
      comment: 'The platform serves any contract, also one without money.',
      from: { path: '^src/platform/' },
      to: { path: '^src/payments/' },
    },
    ...foldersImportOneWay,
    {
      name: 'leaves-of-the-platform',
      severity: 'error',
      comment: 'A file of src/platform that stands in no folder is used by all of them, and imports none.',
      // What a module may declare is everything that the platform composes.
      from: { path: '^src/platform/(?!module\\.ts$)[^/]+\\.ts$' },
      to: { path: '^src/platform/[^/]+/' },
    },
    {
      name: 'reference-knows-no-generator',
      severity: 'error',
      comment: 'The reference prints whatever contract it is handed.',
      from: { path: '^src/reference/' },
      to: { path: '^(src/(?!reference/|drawing/|platform/cut-text\\.ts)|generated/|codegen/|machines/)' },
    },
    {
      name: 'domains-meet-at-the-index',
      severity: 'error',
      comment: 'Another domain is what its index exports, or the index of one of its subjects.',
      from: { path: '^src/domains/([^/]+)/' },
      to: {
        path: '^src/domains/',
        pathNot: ['^src/domains/[^/]+/index\\.ts$', '^src/domains/[^/]+/[^/]+/index\\.ts$', '^src/domains/$1/'],
      },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      comment: 'What runs in service needs no generator, test or bench.',
      from: { path: '^(src|machines|migrations|generated/(contract|wiring))/' },
      to: { path: '^(codegen|test|bench|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'] },
  },
};
