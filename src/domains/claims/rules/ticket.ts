import { limits } from '../../../../generated/contract/limits.ts';

/** The time for which a ticket can be used (D-193). */
const TICKET_TTL_MS = limits.claimTicketTtl;

export const ticketEndOf = (now: Date): Date => new Date(now.getTime() + TICKET_TTL_MS);

/** A ticket has run out from the very moment that it names, whether its timer has run or not (D-193). */
export const isTicketOver = ({ ticketExpiresAt }: { readonly ticketExpiresAt: Date | null }, now: Date): boolean =>
  ticketExpiresAt === null || now >= ticketExpiresAt;
