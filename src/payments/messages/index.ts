export { lockAddress, MessageSlot, messageSlot } from './message-slot.cross-tenant.ts';
export { recipientIndex } from './recipient-index.ts';
export { type Message, type MessagePurpose, sendMessage, sendMessageInTime, sendNotice } from './send-message.ts';
