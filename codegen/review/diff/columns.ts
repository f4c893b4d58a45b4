import type { Column } from '../../load/machine-types.ts';
import type { MachinePair } from '../machine-pair.ts';
import { paired, removedAndAdded } from '../pairs.ts';
import type { Say } from '../say.ts';

/** Context keys, which are the columns of the machine's table. */
export const diffColumns = ({ was, now, say }: MachinePair): void => {
  const [before, after] = [was.types.columns, now.types.columns];
  if (!before || !after) {
    if (before !== after) say('columns-unreadable');
    return;
  }
  const { both, removed, added } = paired(before, after, ({ name }) => name);
  for (const column of removed) {
    say('column-removed', { at: column.name, was: typeText(column), required: !column.nullable });
  }
  for (const column of added) {
    say('column-added', { at: column.name, now: typeText(column), required: !column.nullable });
  }
  for (const [old, next] of both) diffColumn(old, next, say);
};

const diffColumn = (was: Column, now: Column, say: Say): void => {
  const at = now.name;
  if (was.nullable && !now.nullable) say('column-required', { at });
  if (!was.nullable && now.nullable) say('column-nullable', { at });
  if (was.type === now.type) return;
  const [before, after] = [literals(was.type), literals(now.type)];
  if (!before || !after) {
    say('column-type', { at, was: was.type, now: now.type });
    return;
  }
  const values = removedAndAdded(before, after);
  for (const value of values.removed) say('column-value-removed', { at, was: value });
  for (const value of values.added) say('column-value-added', { at, now: value });
};

/** The values of a union of strings; undefined for any other type. */
export const literals = (type: string): string[] | undefined => {
  const parts = type.split(' | ');
  return parts.every((part) => /^'[^']*'$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : undefined;
};

const typeText = ({ type, nullable }: Column): string => (nullable ? `${type} | null` : type);
