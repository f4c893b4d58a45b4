import { SDK_NAMES_FILE } from '../../model/operations/sdk-names.ts';
import type { Emitter } from '../emitter.ts';

const HEAD = `# Where the SDK's client has each operation. \`npm run generate\` adds a line for what is new and drops the line of what is
# gone; a line that is there stays as it is. To change one breaks the programs that call it.
`;

/** `spec/sdk-names.yaml`: it is read by the next run, which changes no name that is in it. */
export const emitSdkNames: Emitter = ({ operations }) => {
  const names = operations.flatMap(({ id, sdkName }) => (sdkName === undefined ? [] : [`${id}: ${sdkName}\n`]));
  return [{ path: SDK_NAMES_FILE, madeFrom: names, text: () => `${HEAD}${names.sort().join('')}` }];
};
