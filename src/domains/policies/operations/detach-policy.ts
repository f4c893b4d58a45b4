import type { Handler } from '../../../platform/http/handler.ts';

/** Takes a policy off its subject; doing it again finds nothing (B 4.6). */
export const detachPolicy: Handler<'detachPolicy'> = async ({ path, aggregate, fail }) => {
  const attachment = await aggregate('policy-attachment', path.attachmentId);
  if (attachment?.status !== 'ATTACHED') return fail('POLICY_ATTACHMENT_NOT_FOUND');
  await attachment.send('DETACH', { at: attachment.now });
  return { id: attachment.id, deleted: true };
};
