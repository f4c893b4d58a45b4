import type { Operation } from '../model/model.ts';
import { handlerFile } from '../model/source-files.ts';
import { header, lines, quote } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

/** `generated/wiring/routes.ts`: every operation with its handler, found by convention. */
export const emitRoutes: Emitter = ({ operations }) => [
  {
    path: 'generated/wiring/routes.ts',
    text: lines(
      header('spec/').trimEnd(),
      '',
      "import type { Handler } from '../../src/kernel/http/handler.ts';",
      [...operations]
        .sort(byFile)
        .map((operation) => `import { ${operation.id} } from ${quote(`../../${handlerFile(operation)}`)};`),
      "import type { OperationId } from '../contract/operations.ts';",
      '',
      '/** A missing handler, or one of another operation, does not compile. */',
      'export const handlers = {',
      operations.map(({ id }) => `  ${id},`),
      '} satisfies { readonly [I in OperationId]: Handler<I> };',
    ),
  },
];

const byFile = (a: Operation, b: Operation): number => (handlerFile(a) < handlerFile(b) ? -1 : 1);
