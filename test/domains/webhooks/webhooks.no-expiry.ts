export const noExpiry: Readonly<Record<string, string>> = {
  'src/platform/feed/streams/event-streams.ts': 'for how long a reader has taken nothing, which is a length of time',
};
