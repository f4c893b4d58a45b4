import type { FoundFile } from '../../load/found-files.ts';
import { printFile } from '../../print/typescript.ts';
import type { Emitter } from '../emitter.ts';
import { aliasOf, arrayOf, exportedConst, importFrom, importType } from './found-files.ts';

const PATH = 'generated/wiring/chain-filters.ts';

/** `generated/wiring/chain-filters.ts`: what every `*.chain-filter.ts` exports; no file where there is none. */
export const emitWiringChainFilters: Emitter = ({ wired: { chainFilters } }) =>
  chainFilters.length === 0 ? [] : [outputOf(chainFilters)];

const outputOf = (chainFilters: readonly FoundFile[]) => ({
  path: PATH,
  madeFrom: chainFilters,
  text: () =>
    printFile('src/', [
      ...chainFilters.map((file) => importFrom(file.path, 'chainFilter', aliasOf(file))),
      importType('src/payments/chain/index.ts', 'ChainFilterOf'),
      exportedConst(
        'The logs of the chain that domains want to hear of.',
        'chainFilters',
        arrayOf(chainFilters.map(aliasOf), 'satisfies readonly ChainFilterOf[]'),
      ),
    ]),
});
