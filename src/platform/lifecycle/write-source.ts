/** The origin of a write: a step of an aggregate, or a handler's own request. */
export interface WriteSource {
  /** Names the transfers among them. */
  readonly subject: string;
  readonly step: number;
  readonly at: Date;
  /** The offset from real time of the clock that the write refers to. */
  readonly offset: number;
}
