import pino from 'pino';

import { currentWorker } from './worker.ts';

const worker = currentWorker();
const options = {
  level: process.env['LOG_LEVEL'] ?? 'info',
  base: worker ? { worker: worker.number } : null,
};

/** Structured log on standard output: one JSON object a line, no personal data. */
export const log = pino(options);

/** What a pipe takes as one piece, so that the lines of several workers stay whole. Bytes. */
const pipePiece = 4096;
/** What is worth a write of its own. Bytes. */
const fullPiece = 3 * 1024;
/** How long a line may wait for others. Milliseconds. */
const longestDelay = 125;

/** Lines of requests, of which a busy server has thousands a second: written in blocks, at once at the end. */
const requests = pino.destination({
  minLength: fullPiece,
  maxWrite: pipePiece,
  periodicFlush: longestDelay,
  sync: true,
});
export const requestLog = pino(options, requests);
process.once('exit', () => {
  writeLines();
  requests.flushSync();
});

/** What a line says of an answer that is a built file. */
export interface FileLine {
  /** Of letters, digits, `-` and `_` alone. */
  id: string;
  method: 'GET' | 'HEAD';
  path: string;
  status: number;
  milliseconds: number;
}

const start = `{"level":30,"time":`;
const who = worker ? `,"worker":${String(worker.number)}` : '';

/** Lines of files that wait to be handed on together. */
let lines = '';
setInterval(writeLines, longestDelay).unref();

/** As `requestLog` says it, without the work of looking at values of every kind. */
export function logFile({ id, method, path, status, milliseconds }: FileLine): void {
  if (!requestLog.isLevelEnabled('info')) return;
  const line = `${start}${String(Date.now())}${who},"id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${String(status)},"milliseconds":${String(Math.round(milliseconds))},"msg":"request"}\n`;
  if (lines.length + line.length > pipePiece) writeLines();
  lines += line;
  if (lines.length >= fullPiece) writeLines();
}

function writeLines(): void {
  if (lines !== '') requests.write(lines);
  lines = '';
}
