export { messageGateway } from './message-gateway.worker.ts';
export { type Message, type MessagePurpose, recipientIndex, sendMessage } from './send-message.ts';
