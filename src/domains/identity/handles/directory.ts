import type { RowOf } from '../../../platform/lifecycle/writes.ts';

/** A handle, 3 to 32 characters without its `@` (D-111). `did` is refused: it would look like a DID. */
const HANDLE = /^@?((?!did$)[a-z0-9][a-z0-9-]{2,31})$/;

/** The handle in a text without its `@`; undefined for a text that is no handle. */
export const parseHandle = (text: string): string | undefined => text.match(HANDLE)?.[1];

/** The row of a handle that is reserved to a contact. */
export const handleOfReservation = (handle: string, reservationId: string, at: Date): RowOf<'directory_handles'> => ({
  handle,
  tenantId: null,
  reservationId,
  walletId: null,
  createdAt: at,
  updatedAt: at,
});
