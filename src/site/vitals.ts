/** VITALS of the build: whether browsers tell the site's own server how fast its pages were. */
export const vitals = process.env['VITALS'] === '1';

/** Where they tell it. */
export const vitalsPath = '/vitals';
