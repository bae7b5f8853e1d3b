/** Where browsers tell the site's own server how fast its pages were (VITALS of the build). */
export const vitalsPath = '/vitals';
