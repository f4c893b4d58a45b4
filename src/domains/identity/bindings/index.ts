export { askContracts, type ContractAnswers, type ContractQuestion } from './ask-contracts.ts';
export { payerWallets } from './wallet-binding.store.ts';
