import type { TestService } from '../support/service.ts';

/**
 * A constraint that answers a code, and a handler that decides the same before it. `<subject>.constraints.ts` of a
 * domain's tests exports them as `constraints`, by the constraint's name.
 */
export interface Decided {
  /** A row that the constraint is about, and what a second one has in common with it. */
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  /** A column in which the two rows differ. */
  readonly apart?: string;
  /** A CHECK refuses the row itself, uniqueness only a second one. */
  readonly isBound?: boolean;
  /** Two operations of which the second is refused. */
  readonly ask: (service: TestService, name: string) => Promise<readonly Answer[]>;
}

export interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string } | undefined;
}

export const twice = async (act: () => Promise<Answer>): Promise<readonly Answer[]> => [await act(), await act()];
