export {
  type ChainControls,
  type ChainScript,
  chainControls,
  isChainDown,
  lockChainScripts,
} from './chain-controls.ts';
export { type PaymentControls, paymentControls, type ScreeningOutcome } from './controls.lookup.ts';
export type { Sandbox } from './ports.ts';
export { type Message, type MessagePurpose, sendMessage } from './send-message.ts';
