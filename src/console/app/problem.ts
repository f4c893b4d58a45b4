/** The reason for which a call failed, in the words of the service. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly requestId: string | undefined;
  readonly details: unknown;
}
