/** The second build that tests need: what visitors can agree to is written into the pages. */
export const variant = {
  DIST_DIR: 'dist-static',
  TRACKING_SCRIPT_URL: 'https://js-eu1.hs-scripts.com/12345678.js',
  ANALYTICS_ID: 'G-TEST123456',
};
