declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: 'GET' | 'POST';
      path?: string;
      body?: string;
      headers?: Record<string, string>;
      setupRequest?(request: Request): Request;
    }
    interface Result {
      readonly '2xx': number;
      readonly non2xx: number;
      readonly errors: number;
      /** The number of answers by status. */
      readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
      /** Seconds. */
      readonly duration: number;
    }
  }
  /** The part of its interface that the suite uses. */
  function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly requests: readonly autocannon.Request[];
  }): Promise<autocannon.Result>;
  export = autocannon;
}
