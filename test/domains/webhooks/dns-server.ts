import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

const A = 1;
const AAAA = 28;

/** A DNS server of a test's own. */
export interface DnsServer {
  /** For `WEBHOOK_DNS_SERVERS`. */
  readonly address: string;
  /** Questions that were answered. */
  questions(): number;
  close(): Promise<void>;
}

/** What a name resolves to when it is looked up for the so-many-th time, from 1. */
type Answer = (name: string, lookup: number) => readonly string[];

/** Answers each question with what the name resolves to then, with a time to live of 0. */
export async function startDnsServer(answer: Answer): Promise<DnsServer> {
  const socket = createSocket('udp4');
  let questions = 0;
  const lookups = new Map<string, number>();
  socket.on('message', (query: Buffer, peer: RemoteInfo) => {
    questions += 1;
    socket.send(answerTo(query, answer, lookups), peer.port, peer.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions: () => questions,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function answerTo(query: Buffer, answer: Answer, lookups: Map<string, number>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = query.readUInt16BE(at + 1);
  const question = query.subarray(12, at + 5);
  const name = labels.join('.').toLowerCase();
  const lookup = (lookups.get(`${name} ${type}`) ?? 0) + 1;
  lookups.set(`${name} ${type}`, lookup);
  const records = answer(name, lookup)
    .filter((address) => (type === A && isIPv4(address)) || (type === AAAA && !isIPv4(address)))
    .map((address) => {
      const data = Buffer.from(ipaddr.parse(address).toByteArray());
      const head = Buffer.alloc(12);
      head.writeUInt16BE(0xc00c, 0);
      head.writeUInt16BE(type, 2);
      head.writeUInt16BE(1, 4);
      head.writeUInt16BE(data.length, 10);
      return Buffer.concat([head, data]);
    });
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  return Buffer.concat([header, question, ...records]);
}
