const WIDTH = 30;

/** A bar on a terminal; nothing where the output is a file. */
export class Progress {
  private readonly out: NodeJS.WriteStream;

  constructor(out: NodeJS.WriteStream) {
    this.out = out;
  }

  show(done: number, all: number, name: string): void {
    if (!this.out.isTTY) return;
    const full = Math.round((done / Math.max(all, 1)) * WIDTH);
    this.out.write(`\r\u001b[K${'#'.repeat(full)}${'.'.repeat(WIDTH - full)} ${done}/${all} ${name}`);
  }

  clear(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }
}
