/** Where the mock of this run answers, and its keys by the names of their tenants. */
export interface ProvidedPaychart {
  readonly url: string;
  readonly apiKey: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** The global set-up of Vitest: one mock for all test files. */
export function setup(project?: { provide(key: string, value: unknown): void }): Promise<() => Promise<void>>;
