/** Starts a fake of the form provider, for development. PROVIDER_PORT is its port, 4010 by default. */
import { currentEnvironment } from '#kit/runtime/environment.ts';

import { startFakeProvider } from './fake-provider.ts';

const port = currentEnvironment().fakeProviderPort;
try {
  const { url } = await startFakeProvider({ port });
  console.log(`The fake provider listens on ${url}. What it received: ${url}/control/received`);
  console.log(
    `Start the site with LEADS_PROVIDER_URL=${url} LEADS_PORTAL_ID=12345678, LEADS_FORM_CONTACT, LEADS_FORM_CONTACT_PAGE and LEADS_FORM_NEWSLETTER (docs/configuration.md).`,
  );
} catch (error) {
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    isPortTaken
      ? `Port ${String(port)} is taken by another program. Choose a free one: PROVIDER_PORT=0 npm run provider.`
      : String(error),
  );
  process.exitCode = 1;
}
