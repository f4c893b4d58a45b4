import { asArray, asString } from '../../load/json.ts';
import { asConst, objectOf } from '../../print/blocks.ts';
import { exportedConstant, importOf } from '../../print/declarations.ts';
import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';
import { camelCase } from './found-files.ts';

/** `generated/adapters/<schema>.ts`: the adapters of a schema with `x-adapters`, one folder for each of its values. */
export const emitAdapters: Emitter = ({ schemas }) =>
  schemas.flatMap(({ name, schema }) => {
    const folder = asString(schema['x-adapters']);
    if (folder === undefined) return [];
    const adapters = asArray(schema.enum).map((value) => [String(value), kebab(String(value))] as const);
    return [
      {
        path: `generated/adapters/${kebab(name)}.ts`,
        madeFrom: [folder, adapters],
        text: () => listed(folder, adapters),
      },
    ];
  });

type Adapters = readonly (readonly [value: string, folder: string])[];

const listed = (folder: string, adapters: Adapters): string =>
  printFile('spec/', [
    ...adapters.map(([, own]) => importOf(`../../${folder}/${own}/adapter.ts`, `adapter as ${camelCase(own)}`)),
    exportedConstant(
      'adapters',
      undefined,
      asConst(objectOf(adapters.map(([value, own]) => [value, camelCase(own)] as const))),
      `What ${folder} has a folder of for each value.`,
    ),
  ]);

/** `payapp_a`, `PayoutVendor` -> `payapp-a`, `payout-vendor`. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
