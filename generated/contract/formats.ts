// Written by codegen from codegen/model/schemas/formats.ts: edit that file.

import type { Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const DATE_TIME =
  /^(\d{4}-\d{2}-(\d{2}))[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:0\d|1[0-5]):[0-5]\d)$/;

const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A time that JavaScript's Date and PostgreSQL both take for the same one. RFC 3339 has more: a leap second is no time
 * of either, an offset without minutes is none of Date's, one of 16 hours is none of PostgreSQL's, and the year in UTC
 * may be 0 or 10,000, which no response can show.
 */
export function isDateTime(text: string): boolean {
  const [, date, day] = DATE_TIME.exec(text) ?? [];
  if (date === undefined) return false;
  // Date reads February 30 as March 2.
  if (new Date(`${date}T00:00:00.000Z`).getUTCDate() !== Number(day)) return false;
  const time = Date.parse(text);
  return time >= FIRST && time <= LAST;
}

/** The meaning of each `format` of the contract: those of JSON Schema as ajv-formats has them, except times. */
export const formats: Readonly<Record<string, Format>> = { ...fullFormats, 'date-time': isDateTime };
