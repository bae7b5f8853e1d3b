/**
 * The message that a build (finish.ts) sends to its parent process (`beginBuild` of build-stamp.ts) once
 * pages can be rendered on request, before the build renders all of them itself.
 */
export const servable = 'servable';
