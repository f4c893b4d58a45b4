import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'multisig-payment'> = {
  claimNonce: () => notImplemented('multisig-payment claimNonce'),
  storeSignature: () => notImplemented('multisig-payment storeSignature'),
  recordChange: () => notImplemented('multisig-payment recordChange'),
  scheduleExecution: () => notImplemented('multisig-payment scheduleExecution'),
  relayTransaction: () => notImplemented('multisig-payment relayTransaction'),
  failRivals: () => notImplemented('multisig-payment failRivals'),
  freeNonce: () => notImplemented('multisig-payment freeNonce'),
  wakeNextInLine: () => notImplemented('multisig-payment wakeNextInLine'),
  reportOutcome: () => notImplemented('multisig-payment reportOutcome'),
};
