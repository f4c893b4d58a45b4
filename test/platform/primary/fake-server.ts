import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a server says of itself, which a test may change at any time. */
export interface Standing {
  timeline: number;
  isReadOnly: boolean;
  /** Commits wait for a standby that does not answer. */
  isHeld: boolean;
  /** A commit that has ended without its standby is told so. */
  warning: string | undefined;
  /** Questions are not answered, though sessions begin. */
  isMute: boolean;
  /** Whoever asks to end a process is refused, or is not answered. */
  ending: 'granted' | 'refused' | 'held';
}

/** A session of a server. */
export interface Session {
  readonly pid: number;
  readonly name: string;
  readonly isOpen: boolean;
}

/** A PostgreSQL of nothing but its standing: it answers questions about its timeline, and the commits of a heartbeat. */
export interface FakeServer {
  readonly url: string;
  readonly standing: Standing;
  readonly sessions: readonly Session[];
  /** The number of commits that were asked for. */
  readonly commits: number;
  /** The process ids that somebody asked to end. */
  readonly ended: readonly number[];
  /** Answers whoever is held. */
  release(): void;
  /** Takes no connections any more, and ends those that there are. */
  stop(): Promise<void>;
}

const message = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const int16 = (value: number): Buffer => int32(value).subarray(2);

const READY = message('Z', Buffer.from('I'));
const DONE = message('C', text('SELECT 1'));

/** The oids of what the client reads as something else than text. */
const TYPES = { boolean: 16, int4: 23, text: 25 } as const;
type Column = readonly [name: string, type: keyof typeof TYPES, value: string];

const row = (columns: readonly Column[]): Buffer =>
  Buffer.concat([
    message(
      'T',
      int16(columns.length),
      ...columns.map(([name, type]) =>
        Buffer.concat([text(name), int32(0), int16(0), int32(TYPES[type]), int16(-1), int32(-1), int16(0)]),
      ),
    ),
    message(
      'D',
      int16(columns.length),
      ...columns.map(([, , value]) => Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)])),
    ),
    DONE,
  ]);

const NOT_ALLOWED = message('E', text('SERROR'), text('C42501'), text('Mmust be a superuser'), Buffer.from('\0'));

const notice = (words: string): Buffer => message('N', text('SWARNING'), text(`M${words}`), Buffer.from('\0'));

export async function startFakeServer(timeline: number): Promise<FakeServer> {
  const standing: Standing = {
    timeline,
    isReadOnly: false,
    isHeld: false,
    warning: undefined,
    isMute: false,
    ending: 'granted',
  };
  const sessions: { pid: number; name: string; isOpen: boolean }[] = [];
  const ended: number[] = [];
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];
  let commits = 0;

  const answer = (question: string, socket: Socket): void => {
    const tell = (...parts: readonly Buffer[]): void => void socket.write(Buffer.concat([...parts, READY]));
    if (question.includes('pg_logical_emit_message')) commit(tell);
    else if (!standing.isMute) tell(standingNow());
  };
  const standingNow = (): Buffer =>
    row([
      ['isReadOnly', 'boolean', standing.isReadOnly ? 't' : 'f'],
      ['timeline', 'int4', String(standing.timeline)],
    ]);
  const commit = (tell: (...parts: readonly Buffer[]) => void): void => {
    commits += 1;
    const end = (): void =>
      tell(...(standing.warning === undefined ? [] : [notice(standing.warning)]), row([['set_config', 'text', 'on']]));
    if (standing.isHeld) held.push(end);
    else end();
  };

  const end = (socket: Socket): void => {
    const answers = standing.ending === 'refused' ? [NOT_ALLOWED] : [message('1'), message('2'), message('n'), DONE];
    const tell = (): void => void socket.write(Buffer.concat([...answers, READY]));
    if (standing.ending === 'held') held.push(tell);
    else tell();
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    let bytes: Buffer = Buffer.alloc(0);
    let session: (typeof sessions)[number] | undefined;
    const begin = (startup: string): void => {
      const [, name = ''] = /application_name\0([^\0]*)/.exec(startup) ?? [];
      session = { pid: 100 + sessions.length, name, isOpen: true };
      sessions.push(session);
      const key = message('K', int32(session.pid), int32(1));
      socket.write(Buffer.concat([message('R', int32(0)), key, READY]));
    };
    const take = (type: string, body: Buffer): void => {
      if (type === 'Q') answer(body.toString().replace(/\0$/, ''), socket);
      // A statement with values: its one is the process to end.
      if (type === 'B') ended.push(Number(/\d+$/.exec(body.toString('latin1').replace(/[^\d]+$/, ''))?.[0]));
      if (type === 'S') end(socket);
      if (type === 'X') socket.end();
    };
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      for (;;) {
        const at = session === undefined ? 0 : 1;
        if (bytes.length < at + 4 || bytes.length < at + bytes.readInt32BE(at)) return;
        const end = at + bytes.readInt32BE(at);
        const [type, body] = [bytes.subarray(0, at).toString(), bytes.subarray(at + 4, end)];
        bytes = bytes.subarray(end);
        if (session === undefined) begin(body.toString('latin1'));
        else take(type, body);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (session !== undefined) session.isOpen = false;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://u:p@127.0.0.1:${port}/db`,
    standing,
    sessions,
    ended,
    get commits() {
      return commits;
    },
    release: () => {
      for (const commit of held) commit();
      held = [];
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
