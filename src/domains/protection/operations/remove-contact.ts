import type { Handler } from '../../../kernel/http/handler.ts';
import { refuseAgentDirecting } from '../../policies/index.ts';

/** Takes a payee off the list; saving it again begins a new cooling-off (D-355). */
export const removeContact: Handler<'removeContact'> = async (request) => {
  const { path, aggregate, fail } = request;
  const contact = await aggregate('contact', path.id);
  if (contact?.status !== 'SAVED') return fail('CONTACT_NOT_FOUND');
  const ofAgent = await refuseAgentDirecting(request, null, contact.id);
  if (ofAgent) return ofAgent;
  await contact.send('REMOVE', { at: contact.now });
  return { id: contact.id, deleted: true };
};
