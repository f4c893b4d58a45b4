declare module '../../src/platform/lifecycle/topics.ts' {
  interface Topics {
    /** Of tests: no worker of the service takes them. */
    [topic: `test.${string}`]: object;
  }
}

export {};
