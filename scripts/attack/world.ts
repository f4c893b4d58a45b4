import type { Step } from '../../walker/recipe.ts';
import type { Tenant } from '../../walker/scenario/scenario.ts';

/** What sort of credential it is: what may be asked of the world by it, and what may not. */
export type Kind = 'key' | 'agentKey' | 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER' | 'nothing';

/** A credential of the attacker. */
export interface Holder {
  /** The name of its value; undefined for a caller without a credential. */
  readonly as: string | undefined;
  readonly kind: Kind;
  /** Whose it is: `victim`, or a tenant of the attacker. */
  readonly tenant: string;
  /** The scopes of a key that has few. */
  readonly scopes?: readonly string[];
  /** The name of the member's id. */
  readonly member?: string;
  /** It ended before the attack began. */
  readonly isEnded?: boolean;
}

/** What the victim does meanwhile: it takes rights, or it uses what it has. */
export interface Deed {
  readonly says: string;
  readonly steps: readonly Step[];
  /** The credentials that end by it. */
  readonly ends?: readonly string[];
  readonly isOnce?: boolean;
}

/** How much money may leave the victim by the attacker's hands, because its settings ask for no more consent. */
export interface Allowance {
  readonly usd: number;
  /** It is given again after this many days. */
  readonly everyDays?: number;
}

/** A victim with its settings, and what the attacker holds in it. */
export interface AttackWorld {
  readonly name: string;
  readonly tenants: readonly Tenant[];
  readonly setup: readonly Step[];
  readonly holders: readonly Holder[];
  readonly deeds: readonly Deed[];
  readonly allowance: Allowance;
  /** Operations that are tried more often, because the world is about them. */
  readonly favours?: Readonly<Record<string, number>>;
  /** Nobody moves the clock: what counts is what happens within an hour. */
  readonly isFlooded?: boolean;
  /** The attacker borrows from the victim. */
  readonly isFinancing?: boolean;
  /** The attacker makes members of itself. */
  readonly isPeopled?: boolean;
  /** The policies of the agents name who may be paid. */
  readonly isBound?: boolean;
}

/** Where the attacker is reached. */
export const OWN_EMAIL = 'thief-{{unique}}@attack.test';
export const OWN_PHONE = '{{phone}}';
/** An address on a chain, whose key the attacker holds. */
export const OWN_ADDRESS = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
/** What the victim keeps for itself: whoever shows it to a stranger has read a row of another tenant. */
export const CANARY = 'canary-{{unique}}';
