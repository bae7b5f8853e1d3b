import { findPort } from '../server/shared-port.ts';

/** A port of this machine that nobody listens on, at the time of asking. */
export const freePort = (): Promise<number> => findPort(0, '127.0.0.1');
