import { type Handler, recordOf } from '@paychart/platform';
import { presentTicket } from '../ticket.present.ts';

export const closeTicket: Handler<'closeTicket'> = async ({ path, aggregate, fail }) => {
  const ticket = await aggregate('ticket', path.id);
  if (ticket === undefined) return fail('TICKET_NOT_FOUND');
  if (!ticket.can('CLOSE', { at: ticket.now })) return fail('TICKET_CLOSED');
  return presentTicket(recordOf(await ticket.send('CLOSE', { at: ticket.now })));
};
