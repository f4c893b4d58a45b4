import { isMoment } from './format.ts';
import { Moment } from './parts.tsx';

/** A value in a table: always text, whatever is in it. */
export function Cell({ value }: { readonly name: string; readonly value: unknown }) {
  if (value === null || value === undefined) return <span class="soft">–</span>;
  if (isMoment(value)) return <Moment at={value} />;
  if (typeof value === 'boolean') return <>{value ? 'Yes' : 'No'}</>;
  return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
}
