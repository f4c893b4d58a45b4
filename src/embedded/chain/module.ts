import { defineModule } from '../../platform/module.ts';
import { embeddedChain, sharedChain } from './source.ts';

/** A sandbox without `RPC_URL` has a chain of its own, which the other processes of its data folder share. */
export const module = defineModule({
  name: 'embedded-chain',
  bring: async ({ config, log, isAlone }) => {
    const isOwn = isAlone && config.rpcUrl === undefined;
    const chain = isOwn ? embeddedChain(config, (message) => log.warn(message)) : await sharedChain(config);
    return chain ? { chain } : {};
  },
});
