export const noExpiry: Readonly<Record<string, string>> = {
  'src/domains/webhooks/streams/event-streams.ts': 'for how long a reader has taken nothing, which is a length of time',
};
