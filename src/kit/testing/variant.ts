import { formIds } from './site.ts';

/**
 * Settings of the second build that tests need: for a host that only serves files, with third-party scripts that need
 * the visitor's consent, and with field measurements. All of this is written into the pages, so a second build is
 * necessary. Nothing is served at these addresses: tests answer or block the requests.
 */
export const variant = {
  DIST_DIR: 'dist-static',
  SITE_HOST: 'static',
  TRACKING_SCRIPT_URL: 'https://js-eu1.hs-scripts.com/12345678.js',
  ANALYTICS_ID: 'G-TEST123456',
  VITALS: '1',
  LEADS_PROVIDER_URL: 'https://provider.example',
  LEADS_PORTAL_ID: '123',
  ...formIds,
};
