/** A card that is to be issued. Our card's id is the key: issuing twice under it issues once. */
export interface CardOrder {
  readonly cardId: string;
  /**
   * The source of the card's money: the multisig of a wallet, the account of a cardholder, or the provider's own
   * account.
   */
  readonly fundingAddress: string | null;
  /** The provider's name for the cardholder; null for the card of a wallet. */
  readonly cardholderId: string | null;
  /** The crypto-funded configuration only (D-275). */
  readonly chain: string | null;
  readonly cryptoAccountType: string | null;
}

export interface IssuedCard {
  readonly issuerCardId: string;
  readonly last4: string;
  /** The provider's account that pays; of a provider card only. */
  readonly fundingCardAccountId: string | null;
}

/** For which phone wallet a key is, and what its device said (B 2.3). */
export interface EphemeralKeyOrder {
  /** One key is made under it, however often it is asked for. */
  readonly orderKey: string;
  readonly issuerCardId: string;
  readonly platform: 'wallet_vendor_a' | 'wallet_vendor_b';
  readonly nonce: string | null;
  readonly nonceSignature: string | null;
  readonly certificates: readonly string[];
}

export interface EphemeralKey {
  readonly id: string;
  /** For the client alone. */
  readonly secret: string;
}

/** `unknown` is no answer, and no failure either: the card may have been issued, so ask again under the same key. */
export type IssuerAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The issuer of cards in one mode. Calls run outside any transaction; all may be repeated at will. */
export interface CardIssuer {
  readonly mode: 'mock' | 'sandbox' | 'live';
  issue(order: CardOrder): Promise<IssuerAnswer<IssuedCard>>;
  ephemeralKey(order: EphemeralKeyOrder): Promise<IssuerAnswer<EphemeralKey>>;
}
