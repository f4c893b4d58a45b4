import type { Contract } from './contract.ts';
import type { Made, NewFile } from './files.ts';
import {
  type Home,
  machineText,
  migrationText,
  type Naming,
  sampleText,
  serviceTestText,
  storeText,
  walkText,
} from './lifecycle-files.ts';
import { camel, checkForm, pascal, words } from './names.ts';
import { Refused } from './refused.ts';

type Options = Readonly<Record<string, string | undefined>>;

/** The files of a new lifecycle: its machine, its table and what the tests need; the generator makes the effects. */
export function newLifecycle(contract: Contract, name: string, options: Options): Made {
  const naming = checked(contract, name, options);
  const { domain, table } = naming;
  const isNewDomain = !contract.domains.includes(domain);
  if (contract.isService) return inService(contract, naming, isNewDomain);
  const number = String(Math.floor(lastNumber(contract) / 5) * 5 + 5).padStart(3, '0');
  const [source, test] = [`src/domains/${domain}/${name}`, `test/domains/${domain}/${name}`];
  const files: NewFile[] = [
    { path: `machines/${domain}/${name}.machine.ts`, whole: machineText(naming, OWN) },
    { path: `migrations/${number}_${table}.ts`, whole: migrationText(naming, OWN) },
    { path: `${source}.store.ts`, whole: storeText(naming, OWN) },
    { path: `${test}.sample.ts`, whole: sampleText(naming) },
    { path: `${test}.walk.ts`, whole: walkText(naming) },
    ...(isNewDomain ? domainFiles(domain) : []),
  ];
  const operation = `npm run new -- operation create${pascal(name)} --domain ${domain} --method post --path /v1/${table.replaceAll('_', '-')} --machine ${name} --scope …`;
  return {
    files,
    todo: [
      `machines/${domain}/${name}.machine.ts: the context, the states and events, and meta.requirements of each`,
      `migrations/${number}_${table}.ts: a column for each key of the context, then npm run generate:rows`,
      `${source}.effects.ts: what each step writes`,
      `${source}.store.ts: what reads its rows, each function with its walls in ${test}.walls.ts`,
      `${test}.sample.ts: a row for each state, and the payloads of each event`,
      `${test}.walk.ts: the operations that send the events; it fails until they are there`,
      ...(isNewDomain
        ? ['.dependency-cruiser.cjs and spec/document.yaml: the place of the new domain and what its tag says']
        : []),
      `its operations, the first with: ${operation}`,
    ],
  };
}

const OWN: Home = {
  meta: '../meta.ts',
  record: '../../platform/lifecycle/record.ts',
  migrations: './support/row-security.ts',
};
const PACKED: Home = {
  meta: '@paychart/platform',
  record: '@paychart/platform',
  migrations: '@paychart/platform/migrations',
};

/** In a service that has the platform from its package: its tests and its rules are fewer. */
function inService(contract: Contract, naming: Naming, isNewDomain: boolean): Made {
  const { name, domain, table } = naming;
  const number = String(lastNumber(contract) + 1).padStart(3, '0');
  const test = `test/${name}.test.ts`;
  const source = `src/domains/${domain}/${name}`;
  const tag = { name: pascal(domain), description: `${words(domain)}.` };
  return {
    files: [
      { path: `machines/${domain}/${name}.machine.ts`, whole: machineText(naming, PACKED) },
      { path: `migrations/${number}_${table}.ts`, whole: migrationText(naming, PACKED) },
      { path: `${source}.store.ts`, whole: storeText(naming, PACKED) },
      { path: test, whole: serviceTestText(naming) },
      ...(isNewDomain ? [{ path: 'spec/document.yaml', edit: (text: string) => withTag(text, tag) }] : []),
    ],
    todo: [
      `machines/${domain}/${name}.machine.ts: the context, the states and events`,
      `migrations/${number}_${table}.ts: a column for each key of the context`,
      `${source}.effects.ts: what each step writes`,
      `${source}.store.ts: what reads its rows`,
      ...(isNewDomain ? ['spec/document.yaml: what the tag of the new domain says'] : []),
      `its operations, the first with: npx paychart new operation create${pascal(name)} --domain ${domain} --method post --path /v1/${table.replaceAll('_', '-')} --machine ${name} --scope …`,
      `${test}: the operation that creates one, and those that send the events`,
    ],
  };
}

/** The list of tags with one more. */
const withTag = (
  text: string,
  { name, description }: { readonly name: string; readonly description: string },
): string => {
  const tag = `  - { name: ${name}, description: ${description} }\n`;
  return /^tags:\n/m.test(text) ? text.replace(/^tags:\n/m, `tags:\n${tag}`) : `${text.trimEnd()}\n\ntags:\n${tag}`;
};

function checked(contract: Contract, name: string, options: Options): Naming {
  checkForm('name', name, /^[a-z]+(?:-[a-z]+)*$/, 'payout-destination');
  if (contract.machines.has(name)) throw new Refused(`There is a lifecycle ${name} already.`);
  const domain = checkForm('domain', options.domain, /^[a-z]+(?:-[a-z]+)*$/, 'destinations');
  const prefix = checkForm('prefix', options.prefix, /^[a-z]{2,6}$/, 'dst');
  if (contract.prefixes.has(prefix)) throw new Refused(`Ids that begin with ${prefix}_ name something else already.`);
  const table = options.table ?? `${name.replaceAll('-', '_')}s`;
  checkForm('table', table, /^[a-z]+(?:_[a-z]+)*$/, 'payout_destinations');
  if (contract.migrations.some((file) => file.slice(4) === `${table}.ts`)) {
    throw new Refused(`A migration makes ${table} already: say another --table.`);
  }
  return { name, camel: camel(name), pascal: pascal(name), domain, prefix, table };
}

const lastNumber = ({ migrations }: Contract): number => Number(migrations.at(-1)?.slice(0, 3) ?? 0);

/** Its place in the order of the domains, and its tag. */
const domainFiles = (domain: string): NewFile[] => [
  { path: '.dependency-cruiser.cjs', edit: (text) => before(text, "  'webhooks',\n", `  '${domain}',\n`) },
  {
    path: 'spec/document.yaml',
    edit: (text) =>
      before(text, '  - { name: Webhooks', `  - { name: ${pascal(domain)}, description: ${words(domain)}. }\n`),
  },
];

function before(text: string, anchor: string, added: string): string {
  if (!text.includes(anchor)) throw new Refused(`No place was found for: ${added.trim()}`);
  return text.replace(anchor, added + anchor);
}
