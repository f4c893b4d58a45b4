/** Somebody who is signed in, in this tab alone. */
export interface Account {
  /** Tells the accounts of this tab apart, in its address too. */
  readonly key: string;
  readonly name: string;
  readonly tenantId: string;
  readonly credential: { readonly session: string } | { readonly apiKey: string };
  /** The key that the console made beside a session, for programs. */
  readonly apiKey?: string;
  /** The member who acts in the session, where the console made it. */
  readonly memberId?: string;
  /** The part that it plays, where the console made it. */
  readonly part?: 'payer' | 'recipient';
}
