import type { Diagnostics } from '../model/diagnostics.ts';
import { asString } from './json.ts';
import type { Spec } from './spec.ts';
import { SpecNode } from './spec-node.ts';
import { specObjects } from './walk.ts';

/** Reports every `$ref` that names no file, or no place in it. */
export const checkRefs = (spec: Spec, diagnostics: Diagnostics): void => {
  for (const node of specObjects(spec)) {
    const ref = asString(node.object.$ref);
    if (ref !== undefined && !node.target()) {
      diagnostics.report(node.child('$ref') ?? node, 'unresolvable-ref', `$ref ${ref} names nothing`);
    }
  }
};

/** Reports paths and schemas that stand in a domain's file but not in the root: they would silently not exist. */
export const checkListed = (spec: Spec, diagnostics: Diagnostics): void => {
  const { root, files } = spec;
  const components = root.get('components')?.entries() ?? [];
  const sections = [root.get('paths'), root.get('webhooks'), ...components.map(([, section]) => section)];
  const targets = sections.flatMap((section) =>
    Object.keys(section?.object ?? {}).flatMap((key) => section?.child(key)?.target() ?? []),
  );
  const listed = new Set(targets.map(({ file, path }) => `${file}#${path.join('/')}`));
  for (const file of files.keys()) {
    if (!/[./](?:paths|schemas|events)\.yaml$/.test(file)) continue;
    for (const name of Object.keys(SpecNode.root(files, file).object)) {
      if (listed.has(`${file}#${name}`)) continue;
      diagnostics.report({ file, path: [name] }, 'unlisted', `${name} is not listed in ${root.file}`);
    }
  }
};
