/** What the product is called, and which parts of the generator it takes: `product.yaml`, completed. */
export interface Product {
  /** `Parcel Lockers`: as prose names it. */
  readonly name: string;
  /** `parcel-lockers`: in user agents, names of services, and names of files. */
  readonly slug: string;
  /** `@parcel-lockers`: the scope of the npm packages. */
  readonly packageScope: string;
  /** `ParcelLockers`: the client's type, from which `createParcelLockers` and `ParcelLockersError` follow. */
  readonly clientName: string;
  /** `parcel_lockers`: the Python package. */
  readonly pythonPackage: string;
  /** `PARCEL_LOCKERS_`: what environment variables of clients begin with. */
  readonly environmentPrefix: string;
  /** `svc_`: what API keys begin with. `test_` or `live_` follows. */
  readonly keyPrefix: string;
  /** `X-Service-`: what the headers of the service's own begin with, such as `X-Service-Api-Key`. */
  readonly headerPrefix: string;
  /** `parcel_lockers_`: what the database roles begin with. */
  readonly databaseRolePrefix: string;
  readonly profile: Profile;
  /** The contract's parts that the platform brings along. */
  readonly platform: readonly Fragment[];
  /** One or two sentences: what the service is for. */
  readonly about: string;
  /** The guide that a reader should begin with: a file of docs/guides, without its ending. */
  readonly firstGuide: string | undefined;
  readonly quickStart: QuickStart | undefined;
  /** Front pages of packages in the place of the general ones: `spec/readmes/<package>.md`. */
  readonly readmes: Readonly<Partial<Record<Readme, string>>>;
}

/** What the first page of the reference says under "Quick start". */
export interface QuickStart {
  /** After "Start a sandbox on your machine." */
  readonly key: string;
  /** Around the name of the first guide. */
  readonly before: string;
  readonly after: string;
  /** Commands of a shell. */
  readonly commands: string;
}

/** How strict the linter is: with every habit of this project, with what holds of any contract, or with warnings only. */
export const PROFILES = ['strict', 'base', 'import'] as const;
export type Profile = (typeof PROFILES)[number];

export const FRAGMENTS = ['events', 'explanations', 'test-clock', 'document'] as const;
export type Fragment = (typeof FRAGMENTS)[number];

export const READMES = ['typescript', 'python', 'model'] as const;
export type Readme = (typeof READMES)[number];

const HEADER_PREFIX = 'X-Service-';

/** The names that follow from one name: those of a service without a product.yaml follow from its title. */
export const productNamed = (title: string): Product => {
  const words = title.replace(/\s+API$/i, '').match(/[A-Za-z0-9]+/g) ?? [];
  const named = /^[a-z]/i.test(words[0] ?? '') ? words : ['Service', ...words];
  const lower = named.map((word) => word.toLowerCase());
  const snake = lower.join('_');
  const name = named.join(' ');
  return {
    name,
    slug: lower.join('-'),
    packageScope: `@${lower.join('-')}`,
    clientName: named.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(''),
    pythonPackage: snake,
    environmentPrefix: `${snake.toUpperCase()}_`,
    keyPrefix: 'svc_',
    headerPrefix: HEADER_PREFIX,
    databaseRolePrefix: `${snake}_`,
    profile: 'base',
    platform: [],
    about: `The ${name} API.`,
    firstGuide: undefined,
    quickStart: undefined,
    readmes: {},
  };
};

/** Writes the product's names into a text that is written for the product `Paychart`: the runtime of a client. */
export const namedAfter = (product: NamesOfClients, text: string): string =>
  text.replace(TEMPLATE, (found) => {
    switch (found) {
      case '@paychart/':
        return `${product.packageScope}/`;
      case 'PAYCHART_':
        return product.environmentPrefix;
      case 'svc_':
        return product.keyPrefix;
      case HEADER_PREFIX:
        return product.headerPrefix;
      case HEADER_PREFIX.toLowerCase():
        return product.headerPrefix.toLowerCase();
      case 'Paychart':
        return product.clientName;
      case 'paychart[':
        return `${product.pythonPackage}[`;
      default:
        return product.slug;
    }
  });

const TEMPLATE = /x-service-|X-Service-|@paychart\/|PAYCHART_|svc_(?=test|live|'\))|Paychart|paychart\[|paychart/g;

export type NamesOfClients = Pick<
  Product,
  'packageScope' | 'environmentPrefix' | 'keyPrefix' | 'headerPrefix' | 'clientName' | 'pythonPackage' | 'slug'
>;
