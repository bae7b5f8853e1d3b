import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { FoundAnswer, SameAnswer } from './fast-files.ts';
import { requestIdField } from './request-id.ts';

export interface AnswerWriterOptions {
  /** What a client is told that it may wait with its next request. Milliseconds. */
  keepAliveTimeout: number;
}

/** Of larger bodies no copy is kept. Bytes. */
const largestBody = 32 * 1024;
/** So many pieces are kept, the newest: 8 MB at most. */
const keptPieces = 256;
/** For the line of the status and the fields that differ from one answer to the next. Bytes. */
const room = 256;

/**
 * Writes answers to connections. Nearly all bytes of an answer are the same each time: they are
 * kept in one piece, with room before them for the rest, and leave in one write.
 */
export function createAnswerWriter({ keepAliveTimeout }: AnswerWriterOptions) {
  const pieces = new Map<SameAnswer, Buffer>();
  const timeout = String(Math.floor(keepAliveTimeout / 1000));
  const ofConnection = `Connection: keep-alive\r\nKeep-Alive: timeout=${timeout}\r\n`;

  return (socket: Socket, { same, id }: FoundAnswer): void => {
    const { status, fields, body } = same;
    const opening = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${date()}${ofConnection}${requestIdField}: ${id}\r\n`;
    if (body && body.length > largestBody) {
      socket.cork();
      socket.write(`${opening}${fields}\r\n`, 'latin1');
      socket.write(body);
      socket.uncork();
      return;
    }
    const piece = pieces.get(same) ?? keep(same);
    const start = room - opening.length;
    piece.write(opening, start, 'latin1');
    socket.write(piece.subarray(start));
    // Bytes that wait to be sent must stay as they are: the next answer gets a piece of its own.
    if (socket.writableLength > 0) pieces.delete(same);
  };

  function keep(same: SameAnswer): Buffer {
    const { fields, body } = same;
    const rest = Buffer.from(`${fields}\r\n`, 'latin1');
    const piece = Buffer.concat([Buffer.alloc(room), rest, ...(body ? [body] : [])]);
    const [oldest] = pieces.keys();
    if (oldest && pieces.size >= keptPieces) pieces.delete(oldest);
    pieces.set(same, piece);
    return piece;
  }
}

let second = 0;
let field = '';

/** The time as HTTP tells it, made once a second. */
function date(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    field = `Date: ${new Date(now * 1000).toUTCString()}\r\n`;
  }
  return field;
}
