/**
 * What a build says to the process that started it once pages can be rendered, before it renders them
 * all itself.
 */
export const servable = 'servable';
