import pino from 'pino';

import { currentWorker } from './worker.ts';

const worker = currentWorker();
const options = {
  level: process.env['LOG_LEVEL'] ?? 'info',
  base: worker ? { worker: worker.number } : null,
};

/** Structured log on standard output: one JSON object a line, no personal data. */
export const log = pino(options);

/** Lines of requests, of which a busy server has thousands a second: written in blocks, at once at the end. */
export const requestLog = pino(
  options,
  pino.destination({ minLength: 8 * 1024, periodicFlush: 250, sync: true }),
);
