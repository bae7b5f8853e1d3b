import { formIds } from './site.ts';

/**
 * The second build that tests need: for a host that only serves files, with scripts that visitors
 * can agree to, and measured in the field. All of it is written into the pages. Nothing stands at these addresses; tests answer
 * for them.
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
