import pino from 'pino';

import { currentEnvironment } from './environment.ts';

const options = { level: currentEnvironment().logLevel, base: null };

/** Structured log on standard output: one JSON object a line, no personal data. */
export const log = pino(options);

/** Bytes of request lines at which the buffer is written. */
const bufferSize = 3 * 1024;
/** Milliseconds that a line may wait in the buffer at most. */
const longestDelay = 125;

/** A request and its response, for the log and the metrics. */
export interface AnsweredRequest {
  id: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  /** Why the request was refused. No personal data. */
  reason?: string | undefined;
  milliseconds: number;
}

/** Request lines are buffered: a busy server has thousands of them a second. */
const requests = pino.destination({
  minLength: bufferSize,
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
