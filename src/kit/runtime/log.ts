import pino from 'pino';

import { currentEnvironment } from './environment.ts';

const options = { level: currentEnvironment().logLevel, base: null };

/** Structured log on standard output: one JSON object a line, no personal data. */
export const log = pino(options);

/** Lines of requests are written once they add up to this. Bytes. */
const bufferSize = 3 * 1024;
/** How long a line may wait in the buffer. Milliseconds. */
const longestDelay = 125;

/** A request and its response, for the log and the metrics. */
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
