/** The machine refused an event that the code sent without asking `can`: a defect, never a client's error. */
export class RefusedEvent extends Error {
  readonly machine: string;
  readonly status: string;
  readonly event: string;

  constructor(machine: string, id: string, status: string, event: string) {
    super(`${machine} ${id} refuses ${event} in ${status}`);
    this.name = 'RefusedEvent';
    this.machine = machine;
    this.status = status;
    this.event = event;
  }
}
