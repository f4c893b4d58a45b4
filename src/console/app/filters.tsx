import { useId } from 'preact/hooks';
import type { CatalogOperation, CatalogParameter } from '../catalog.ts';
import { usePane } from './context.ts';
import { words } from './format.ts';
import { resolve } from './forms/schema.ts';

type Values = Readonly<Record<string, string>>;

interface FiltersProps {
  readonly operation: CatalogOperation;
  /** The statuses of the lifecycle, for lists that take one as text. */
  readonly statuses: readonly string[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

const PAGING = new Set(['skip', 'take', 'cursor', 'order']);

/** The filters that the list's operation has, and the ids in its path. */
export function Filters({ operation, statuses, values, onChange }: FiltersProps) {
  const shown = operation.parameters.filter(({ name }) => !PAGING.has(name));
  if (shown.length === 0) return null;
  const set = (name: string, value: string): void => {
    const { [name]: _, ...others } = values;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <search class="filters">
      {shown.map((parameter) => (
        <Filter
          key={parameter.name}
          parameter={parameter}
          statuses={parameter.name === 'status' ? statuses : undefined}
          value={values[parameter.name] ?? ''}
          onChange={(value) => set(parameter.name, value)}
        />
      ))}
      {Object.keys(values).length > 0 && (
        <button type="button" class="quiet" onClick={() => onChange({})}>
          Clear
        </button>
      )}
    </search>
  );
}

interface FilterProps {
  readonly statuses: readonly string[] | undefined;
  readonly parameter: CatalogParameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Filter({ parameter, statuses, value, onChange }: FilterProps) {
  const { catalog } = usePane();
  const id = useId();
  const schema = resolve(catalog, parameter.schema);
  const choices = schema.enum?.map(String) ?? statuses;
  const isTime = /At$|After$|Before$/.test(parameter.name) || schema.format === 'date-time';
  return (
    <div class="filter">
      <label for={id}>{words(parameter.name)}</label>
      {choices ? (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">All</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
        </select>
      ) : isTime ? (
        <input
          id={id}
          type="datetime-local"
          value={value && localTime(value)}
          onChange={(event) => onChange(isoTime(event.currentTarget.value))}
        />
      ) : (
        <input
          id={id}
          type="text"
          value={value}
          spellcheck={false}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      )}
    </div>
  );
}

const isoTime = (local: string): string => (local === '' ? '' : new Date(local).toISOString());

const localTime = (iso: string): string => {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
