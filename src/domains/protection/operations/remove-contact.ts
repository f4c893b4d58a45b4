import type { Handler } from '../../../platform/http/handler.ts';

/** Takes a payee off the list; saving it again begins a new cooling-off (D-355). */
export const removeContact: Handler<'removeContact'> = async ({ path, aggregate, fail }) => {
  const contact = await aggregate('contact', path.id);
  if (contact?.status !== 'SAVED') return fail('CONTACT_NOT_FOUND');
  await contact.send('REMOVE', { at: contact.now });
  return { id: contact.id, deleted: true };
};
