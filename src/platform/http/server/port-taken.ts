/** Another process listens there. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  /** `variable` is the configuration's name for the port. */
  constructor(variable: string, host: string, port: number) {
    super(`Port ${port} on ${host} is taken: stop the program that uses it, or set ${variable} to another port`);
  }
}
