import pino from 'pino';

import { currentEnvironment } from './environment.ts';

const options = { level: currentEnvironment().logLevel, base: null };

/** Structured log on standard output: one JSON object a line, no personal data. */
export const log = pino(options);

/** What is worth a write of its own. Bytes. */
const fullPiece = 3 * 1024;
/** How long a line may wait for others. Milliseconds. */
const longestDelay = 125;

/** A request and its answer, for the log and the figures. */
export interface AnsweredRequest {
  id: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  /** Why it was refused. No personal data. */
  reason?: string | undefined;
  milliseconds: number;
}

/** Lines of requests, of which a busy server has thousands a second, are written in blocks. */
const requests = pino.destination({
  minLength: fullPiece,
  periodicFlush: longestDelay,
  sync: true,
});
const requestLog = pino(options, requests);
process.once('exit', () => requests.flushSync());

export function logRequest(answer: AnsweredRequest): void {
  const path = answer.path.slice(0, 200);
  const milliseconds = Math.round(answer.milliseconds);
  requestLog.info({ ...answer, path, milliseconds }, 'request');
}
