import pino from 'pino';

import { currentEnvironment } from './environment.ts';

const options = { level: currentEnvironment().logLevel, base: null };

/** Structured log on standard output: one JSON object a line, no personal data. */
export const log = pino(options);

/** The buffer of request lines is written once it has this many bytes. */
const bufferSize = 3 * 1024;
/** Milliseconds after which a line is written even if the buffer is not full. */
const maxDelay = 125;
/** Maximum length of a path in the log, since clients may send paths of 16 kB. */
const maxPathLength = 200;

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
  periodicFlush: maxDelay,
  sync: true,
});
const requestLog = pino(options, requests);
process.once('exit', () => requests.flushSync());

export function logRequest(answer: AnsweredRequest): void {
  const path = answer.path.slice(0, maxPathLength);
  const milliseconds = Math.round(answer.milliseconds);
  requestLog.info({ ...answer, path, milliseconds }, 'request');
}
