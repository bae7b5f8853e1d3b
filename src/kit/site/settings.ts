import { currentEnvironment } from '#kit/runtime/environment.ts';

/** Settings that decide, at build time, what pages contain. */
export const { siteHost, tracking, vitals } = currentEnvironment();
