/** Address to which browsers send web vitals (VITALS=1 at the build). */
export const vitalsPath = '/vitals';
