import { queryMessage, TYPE } from '../../mock/src/database/wire-messages.ts';
import type { Rewrite } from './database.ts';

/** Changes the SQL of the statements that are prepared, and nothing else of what the database is told. */
export function rewriting(change: (sql: string) => string): Rewrite {
  return (bytes) => {
    const messages: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const length = 1 + bytes.readUInt32BE(at + 1);
      const message = bytes.subarray(at, at + length);
      at += length;
      messages.push(message[0] === TYPE.parse ? parseWith(message, change) : message);
    }
    return Buffer.concat(messages);
  };
}

/** A Parse message is the statement's name, its text and the types of its values. */
function parseWith(message: Buffer, change: (sql: string) => string): Buffer {
  const nameEnds = message.indexOf(0, 5);
  const textEnds = message.indexOf(0, nameEnds + 1);
  const sql = message.toString('utf8', nameEnds + 1, textEnds);
  const changed = change(sql);
  if (changed === sql) return message;
  const body = Buffer.concat([
    message.subarray(5, nameEnds + 1),
    queryMessage(changed).subarray(5),
    message.subarray(textEnds + 1),
  ]);
  const head = Buffer.alloc(5);
  head[0] = TYPE.parse;
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
