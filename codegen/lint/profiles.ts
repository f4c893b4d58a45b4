import type { Product, Profile } from '../load/product/product.ts';
import type { LintRule } from './rule.ts';

/** Habits of this project that another may not share: its words and names, its money, its pages and its forms. */
const HABITS = new Set([
  'closed-object',
  'described',
  'list-pages',
  'mutation-note',
  'no-citation',
  'no-number',
  'path-form',
  'pattern-in-words',
  'plain-words',
  'property-description',
  'property-name',
  'says-more',
  'schema-description',
  'status-used',
  'time-form',
  'unit-in-name',
  'verb',
]);

/**
 * The rules of a profile. `strict` has all. `base` has what holds of any contract. `import` has the same, and only warns:
 * a foreign document becomes one's own step by step.
 */
export const rulesOf = (profile: Profile, rules: readonly LintRule[]): readonly LintRule[] =>
  profile === 'strict' ? rules : rules.filter(({ name }) => !HABITS.has(name));

/** Findings of `import` do not fail a build. */
export const onlyWarns = (profile: Profile): boolean => profile === 'import';

/**
 * Whether redocly reads the files of the contract. It cannot where the platform brings a part of them: that part lies in its
 * package.
 */
export const hasAllFiles = ({ platform }: Pick<Product, 'platform'>): boolean => platform.length === 0;

/** Redocly's rules that a profile leaves out: they are about a contract that is finished. */
export const redoclyOff = (profile: Profile): Readonly<Record<string, 'off'>> =>
  profile === 'strict' ? {} : { 'info-license-strict': 'off', 'info-license': 'off', 'tag-description': 'off' };
