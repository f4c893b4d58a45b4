/** 12.00 USD, in base units: what an invoice of these tests is about unless it says otherwise. */
export const AMOUNT = 12_000_000n;
