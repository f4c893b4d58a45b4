import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emitOpenapi } from '../../codegen/emit/openapi.ts';
import { generate } from '../../codegen/generate.ts';
import { applyChange, copyProject } from './support/project.ts';

let root: string;
beforeEach(() => {
  root = copyProject('orders');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a schema takes the properties of another one by a merge key', async () => {
  const file = 'spec/orders/schemas.yaml';
  applyChange(root, {
    file,
    from: '    note: { type: [string, "null"], description: What the customer said. }\n',
    to: '    note: &said { type: [string, "null"], description: What the customer said. }\n    reply: { <<: *said, description: What we said. }\n',
  });
  const made = await generate(root, [emitOpenapi]);
  if (made.diagnostics) throw new Error(made.diagnostics.join('\n'));
  const document = JSON.parse(made.outputs.find(({ path }) => path === 'generated/openapi.json')?.text ?? '');
  expect(document.components.schemas.Order.properties.reply).toEqual({
    type: ['string', 'null'],
    description: 'What we said.',
  });
});
