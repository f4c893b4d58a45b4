/** The timers and jobs of a tenant whose test clock moves. */
export interface TestClockControl {
  /**
   * Sets `fires_at` of the tenant's timers and clocked jobs to what `due_at` means on its clock now. Repeating it changes
   * nothing.
   */
  reschedule(tenantId: string): Promise<void>;
  /**
   * Runs that tenant's due timers and jobs until none is due, sweeps and expiries included. Provider polls and webhook
   * retries follow real time and are not waited for (D-482).
   */
  drain(scope: { readonly tenantId: string }): Promise<void>;
}

declare module '../services.ts' {
  interface Services {
    /** Moves the timers and jobs of a tenant whose test clock moved, and runs what is due (D-067). */
    readonly testClock: TestClockControl;
  }
}
