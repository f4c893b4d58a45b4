import { operationOf, usePane } from '../context.ts';
import { CallForm } from '../forms/call-form.tsx';

/** Operations of the sandbox as forms, each folded. */
export function Operations({
  ids,
  known = {},
}: {
  readonly ids: readonly string[];
  readonly known?: Readonly<Record<string, string>>;
}) {
  const { catalog } = usePane();
  return (
    <>
      {ids.map((id) => {
        const operation = operationOf(catalog, id);
        if (!operation) return null;
        const [only, ...more] = ids;
        return (
          <details key={id} class="operation" open={only === id && more.length === 0}>
            <summary>{operation.summary}</summary>
            <CallForm id={id} operation={operation} known={known} />
          </details>
        );
      })}
    </>
  );
}
