import type { Client } from 'pg';

/**
 * A point before every statement at which tests kill the connection, to show that no half step is ever left. Outside
 * tests it does nothing.
 */
export interface FaultPoint {
  hit(client: Client, statement: string): void;
}

export const noFaults: FaultPoint = { hit() {} };
