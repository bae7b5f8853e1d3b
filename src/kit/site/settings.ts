import { currentEnvironment } from '#kit/runtime/environment.ts';

/** Settings of the build that decide what pages contain. */
export const { siteHost, tracking, vitals } = currentEnvironment();
