import type { RecordOf } from '@paychart/platform';
import type { Ticket } from '../../../generated/contract/schemas.ts';

export const presentTicket = ({ id, title, status, createdAt }: RecordOf<'ticket'>): Ticket => ({
  id,
  title,
  status,
  createdAt: createdAt.toISOString(),
});
