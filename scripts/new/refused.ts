/** What is asked for cannot be made; the message says why, and what to say instead. */
export class Refused extends Error {}
