/** Address to which browsers send web vitals (VITALS of the build). */
export const vitalsPath = '/vitals';
