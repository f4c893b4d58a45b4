import type { NamedShape, Shape } from '../../model/sdk/shapes.ts';
import type { Forms } from './forms.ts';

/** The shape of the steps of an explanation. */
export function stepOf(forms: Forms, success: Shape | undefined): Shape | undefined {
  const found = success?.kind === 'named' ? forms.find(success.name) : undefined;
  const next = found?.kind === 'object' ? found.fields.find(({ name }) => name === 'next') : undefined;
  return next?.shape.kind === 'list' ? next.shape.of : undefined;
}

/** The statuses of a resource: of each of its kinds. */
export function statusText(forms: Forms, success: Shape | undefined): string {
  const found = success?.kind === 'named' ? forms.find(success.name) : undefined;
  const texts = objectsOf(forms, found).flatMap((object) => {
    const status = object.fields.find(({ name }) => name === 'status');
    if (status === undefined) return [];
    const shape = status.shape.kind === 'nullable' ? status.shape.of : status.shape;
    return [forms.annotation(shape, { domain: undefined, isInput: true })];
  });
  const other = found?.kind === 'object' ? internalStatus(forms, found) : [];
  return [...new Set([...texts, ...other])].join(' | ') || 'str';
}

/** A payment has a status of its own form beside the one that all payments share: either may be waited for. */
function internalStatus(forms: Forms, object: Extract<NamedShape, { kind: 'object' }>): string[] {
  const field = object.fields.find(({ name }) => name === 'internalStatus');
  if (field === undefined) return [];
  const shape = field.shape.kind === 'nullable' ? field.shape.of : field.shape;
  return [forms.annotation(shape, { domain: undefined, isInput: true })];
}

function objectsOf(forms: Forms, found: NamedShape | undefined): Extract<NamedShape, { kind: 'object' }>[] {
  if (found?.kind === 'object') return [found];
  if (found?.kind !== 'union') return [];
  return found.branches.flatMap((branch) => objectsOf(forms, forms.find(branch)));
}
