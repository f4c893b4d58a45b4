import { type Handler, newId, recordOf } from '@paychart/platform';
import { presentTicket } from '../ticket.present.ts';

export const createTicket: Handler<'createTicket'> = async ({ body, tenantId, open }) => {
  const ticket = await open('ticket', { id: newId('tkt'), context: { ...body, tenantId, closedAt: null } });
  return presentTicket(recordOf(ticket));
};
