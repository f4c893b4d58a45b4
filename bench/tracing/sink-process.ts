import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A collector in a process of its own. */
export interface Sink {
  readonly url: string;
  /** Those that it has received. */
  spans(): Promise<number>;
  stop(): void;
}

export async function startSink(): Promise<Sink> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./sink.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    spans: async () => {
      child.send('spans');
      const [{ spans }] = (await once(child, 'message')) as [{ spans: number }];
      return spans;
    },
    stop: () => void child.kill(),
  };
}
