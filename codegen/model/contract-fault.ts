/** Something that a contract says and that no client can be made of; `of` is the operation or the schema that says it. */
export class ContractFault extends Error {
  override readonly name = 'ContractFault';
  readonly of: string;

  constructor(of: string, message: string) {
    super(message);
    this.of = of;
  }
}
