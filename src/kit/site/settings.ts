import { currentEnvironment } from '#kit/runtime/environment.ts';

/** Settings of the build that decide what is in its pages. */
export const { siteHost, tracking, vitals } = currentEnvironment();
