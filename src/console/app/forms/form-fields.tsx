import { useId } from 'preact/hooks';
import type { Schema } from '../../catalog.ts';
import { words } from '../format.ts';
import type { Field, Member } from './schema.ts';
import { memberOf, type Value } from './values.ts';

interface FieldProps {
  readonly name: string;
  readonly field: Field;
  readonly isRequired: boolean;
  /** False within an optional group in which nothing is filled in: then nothing of it is demanded. */
  readonly isBinding?: boolean;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** One field of a form, with its description, or a group of them. */
export function FormField(props: FieldProps) {
  const { name, field, value, isRequired, isBinding = true, onChange } = props;
  if (field.kind === 'object') {
    const binds = isBinding && (isRequired || isFilled(value));
    return (
      <fieldset>
        <legend>{words(name)}</legend>
        <Members members={field.members} isBinding={binds} value={value} onChange={onChange} />
      </fieldset>
    );
  }
  if (field.kind === 'forms') return <Alternatives {...props} field={field} />;
  return <Labelled {...props} />;
}

/** Tells whether any field is filled in. */
function isFilled(value: Value | undefined): boolean {
  if (typeof value === 'object') return Object.values(value.members).some(isFilled);
  return value !== undefined && value.trim() !== '';
}

interface MembersProps {
  readonly members: readonly Member[];
  readonly value: Value | undefined;
  /** Names of fields that come first, in this order, and are not folded away: those of the operation's first example. */
  readonly first?: readonly string[] | undefined;
  readonly isBinding?: boolean;
  readonly onChange: (value: Value) => void;
}

const FEW = 4;

/** The fields of an object. What is optional is folded away where there is much of it. */
export function Members({ members, value, first = [], isBinding = true, onChange }: MembersProps) {
  const required = members.filter(({ isRequired }) => isRequired);
  const optional = members.filter(({ isRequired }) => !isRequired);
  const isFirst = ({ name }: Member): boolean => first.includes(name);
  const isLater = (member: Member): boolean => !isFirst(member);
  const place = ({ name }: Member): number => first.indexOf(name);
  const shown = optional.length <= FEW ? optional : optional.filter(isFirst);
  const folded = optional.filter((member) => !shown.includes(member));
  const of = ({ name, field, isRequired }: Member) => (
    <FormField
      key={name}
      {...{ name, field, isRequired, isBinding }}
      value={memberOf(value, name)}
      onChange={(inner) => {
        const members = typeof value === 'object' ? value.members : {};
        onChange({ members: { ...members, [name]: inner } });
      }}
    />
  );
  return (
    <>
      {members
        .filter(isFirst)
        .toSorted((one, other) => place(one) - place(other))
        .map(of)}
      {[...required.filter(isLater), ...shown.filter(isLater)].map(of)}
      {folded.length > 0 && (
        <details class="more">
          <summary>{folded.length} more fields</summary>
          {folded.map(of)}
        </details>
      )}
    </>
  );
}

function Alternatives({
  name,
  field,
  isRequired,
  isBinding = true,
  value,
  onChange,
}: FieldProps & { readonly field: Extract<Field, { kind: 'forms' }> }) {
  const id = useId();
  const at = (typeof value === 'object' ? value.form : undefined) ?? 0;
  const chosen = field.forms[at];
  const inner = memberOf(value, 'value');
  const binds = isBinding && (isRequired || isFilled(inner));
  const setInner = (next: Value): void => onChange({ form: at, members: { value: next } });
  return (
    <fieldset>
      <legend>{words(name)}</legend>
      <label for={id}>Form</label>
      <select
        id={id}
        value={String(at)}
        onChange={(event) => onChange({ form: Number(event.currentTarget.value), members: {} })}
      >
        {field.forms.map((form, index) => (
          <option key={form.title} value={String(index)}>
            {words(form.title)}
          </option>
        ))}
      </select>
      {chosen?.field.kind === 'object' ? (
        <Members members={chosen.field.members} isBinding={binds} value={inner} onChange={setInner} />
      ) : (
        chosen && (
          <FormField
            name={chosen.title}
            field={chosen.field}
            isRequired
            isBinding={binds}
            value={inner}
            onChange={setInner}
          />
        )
      )}
    </fieldset>
  );
}

function Labelled({ name, field, isRequired, isBinding = true, value, onChange }: FieldProps) {
  const id = useId();
  const { schema } = field;
  const hint = hintOf(schema);
  const text = typeof value === 'string' ? value : '';
  const shared = {
    id,
    name,
    value: text,
    required: isRequired && isBinding,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return (
    <div class="field">
      <label for={id}>
        {words(name)} {!isRequired && <span class="soft">optional</span>}
      </label>
      <Control field={field} shared={shared} onChange={onChange} />
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface Shared {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
}

interface ControlProps {
  readonly field: Field;
  readonly shared: Shared;
  readonly onChange: (value: Value) => void;
}

function Control({ field, shared, onChange }: ControlProps) {
  const { schema } = field;
  const changed = (event: { readonly currentTarget: { readonly value: string } }): void =>
    onChange(event.currentTarget.value);
  if (field.kind === 'choice' || field.kind === 'boolean') {
    const values = field.kind === 'choice' ? field.values : ['true', 'false'];
    return (
      <select {...shared} onChange={changed}>
        <option value="">{schema.default === undefined ? 'Choose' : `${String(schema.default)} (default)`}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    );
  }
  const example = schema.examples?.[0];
  const placeholder =
    example === undefined ? undefined : typeof example === 'object' ? JSON.stringify(example) : String(example);
  if (field.kind === 'json')
    return <textarea {...shared} rows={4} placeholder={placeholder ?? '{ }'} spellcheck={false} onInput={changed} />;
  const mode = field.kind === 'number' ? 'numeric' : undefined;
  return (
    <input
      {...shared}
      type="text"
      autocomplete="off"
      spellcheck={false}
      inputMode={mode}
      placeholder={placeholder}
      onInput={changed}
    />
  );
}

/** The first sentence of the description says what the field is; the reference has the rest. */
const hintOf = ({ description }: Schema): string | undefined =>
  description?.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? description;
