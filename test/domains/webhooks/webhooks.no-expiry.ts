export const noExpiry: Readonly<Record<string, string>> = {
  'src/platform/streams/event-streams.ts': 'for how long a reader has taken nothing, which is a length of time',
};
