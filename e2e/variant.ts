import { formIds } from './site.ts';

/** A build with what visitors can agree to: it is written into the pages. */
export const variant = {
  DIST_DIR: 'dist-consent',
  TRACKING_SCRIPT_URL: 'https://js-eu1.hs-scripts.com/12345678.js',
  ANALYTICS_ID: 'G-TEST123456',
};

/** A build for a host that only serves files; tests lead the provider's address to the stand-in. */
export const staticVariant = {
  DIST_DIR: 'dist-static',
  SITE_HOST: 'static',
  LEADS_PROVIDER_URL: 'http://provider.example',
  LEADS_PORTAL_ID: '123',
  ...formIds,
};
