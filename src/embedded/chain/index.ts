export {
  type EmbeddedChain,
  type EmbeddedChainOptions,
  runningEmbeddedChain,
  startEmbeddedChain,
} from './embedded-chain.ts';
export { EmbeddedChainError } from './errors.ts';
export { embeddedChain, sharedChain } from './source.ts';
