/** One failure as the generated validators (ajv) report it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath?: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string | undefined;
}
