import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./receiver.mjs', import.meta.url));

export interface Receiver {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const child = fork(PROGRAM, { stdio: 'inherit' });
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
