import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { startPython } from './python.ts';

/** The programs of a page in Python. */
export const pythonOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

interface Said {
  readonly line?: string;
  readonly ended?: string | null;
}

/** A reader of a guide, who copies each of its programs below the last one. */
export class Reader {
  readonly #child: ChildProcess;
  readonly #said: AsyncIterator<string>;

  constructor(env: NodeJS.ProcessEnv) {
    this.#child = startPython(['test/python/programs/guide.py'], env);
    if (this.#child.stdout === null) throw new Error('the reader has no output');
    this.#said = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Runs a program to its end, and returns the lines that it prints. */
  async run(program: string): Promise<string[]> {
    this.#child.stdin?.write(`${JSON.stringify(program)}\n`);
    const lines: string[] = [];
    for (;;) {
      const { line, ended } = await this.#next();
      if (line !== undefined) lines.push(line);
      else if (ended === null) return lines;
      else throw new Error(`${ended}\n${program}`);
    }
  }

  /** Begins a program that goes on for ever, and waits for a line of it. */
  async until(program: string, wanted: RegExp): Promise<string> {
    this.#child.stdin?.write(`${JSON.stringify(program)}\n`);
    for (;;) {
      const { line, ended } = await this.#next();
      if (line === undefined) throw new Error(`it has ended: ${ended}\n${program}`);
      if (wanted.test(line)) return line;
    }
  }

  /** What an expression is where the programs have come to. */
  async value(expression: string): Promise<string> {
    return (await this.run(`print(${expression})`)).join('\n');
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  async #next(): Promise<Said> {
    const { value, done } = await this.#said.next();
    if (done) throw new Error('the reader has ended');
    return JSON.parse(value) as Said;
  }
}
