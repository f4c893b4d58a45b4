import type ts from 'typescript';
import type { Lifecycle } from '../../model/model.ts';
import { declarationText } from './declarations.ts';
import type { Project } from './project.ts';
import { lastName } from './syntax.ts';

/** The evidence for the machine that a line of code is about. */
export interface Clues {
  readonly file: string;
  /** The aggregate or row in hand: `payment` of `payment.status`. */
  readonly object: ts.Expression | undefined;
  /** The machine that the status's own name says: `claim` of `claimStatus`. */
  readonly owner?: string | undefined;
  /** SQL or another text around it that may name a machine or its table. */
  readonly around: string;
}

/**
 * Which of the machines a line is about: those that most speaks for. Many machines know a status ACTIVE, and a review
 * starts no type checker, so that a line can be about more than one; it is about none when nothing speaks for any.
 */
export const subjectsOf = (candidates: readonly Lifecycle[], clues: Clues, project: Project): Lifecycle[] => {
  const scored = candidates.map((lifecycle) => ({ lifecycle, score: scoreOf(lifecycle, candidates, clues, project) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ lifecycle }) => lifecycle);
};

/** The weight of the evidence for a machine: text on the line counts most, text elsewhere in the file least. */
const scoreOf = (lifecycle: Lifecycle, all: readonly Lifecycle[], clues: Clues, project: Project): number => {
  const { file, object, owner, around } = clues;
  if (owner !== undefined) return isNamedAfter(lifecycle, owner) ? 1 : 0;
  const name = nameOf(lifecycle, all);
  const evidence: readonly (readonly [number, boolean])[] = [
    [12, name.test(around)],
    [8, object !== undefined && isNamedAfter(lifecycle, lastName(object) ?? '')],
    [3, object !== undefined && name.test(declarationText(object))],
    [3, file.slice(file.lastIndexOf('/') + 1).startsWith(`${lifecycle.id}.`)],
    [2, name.test(project.text(file))],
    [1, file.startsWith(`src/domains/${lifecycle.domain}/`)],
  ];
  return evidence.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
};

/** `'payout-destination'`, `payout_destinations`, `PayoutDestination…`; but `Wallet` is not in `WalletBinding`. */
const nameOf = ({ id, table }: Lifecycle, all: readonly Lifecycle[]): RegExp => {
  const longer = all.filter((one) => one.id.startsWith(`${id}-`)).map((one) => pascal(one.id).slice(pascal(id).length));
  const type = `\\b${pascal(id)}(?!${['[a-z]', ...longer].join('|')})`;
  return new RegExp(`'${id}'|\\b${table}\\b|${type}`);
};

/** `destination`, `destinations` and `payoutDestination` are named after `payout-destination`. */
const isNamedAfter = ({ id }: Lifecycle, name: string): boolean => {
  const words = id.split('-');
  const names = words.map((_, index) => pascal(words.slice(index).join('-')).toLowerCase());
  return names.includes(name.toLowerCase().replace(/s$/, '')) || names.includes(name.toLowerCase());
};

const pascal = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
