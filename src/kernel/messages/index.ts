export { type Message, type MessagePurpose, recipientIndex, sendMessage } from './send-message.ts';
