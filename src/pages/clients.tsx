import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import type { Page } from '#kit/site/routes.ts';
import { collectionPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Statement } from '#sections/heroes/statement.tsx';
import { Register } from '#sections/services/register.tsx';
import { LogoGrid } from '#sections/work/logo-grid.tsx';
import { ClientLogo } from '#ui/client-logo.tsx';

import { clientLogos } from './parts/client-logos.ts';
import { Consultation } from './parts/consultation.tsx';
import { EmptyList } from './parts/empty-list.tsx';
import { usePauseLabel } from './parts/pause-label.ts';
import { unnamedCaseLink } from './parts/unnamed-case-link.tsx';

export default function ClientsPage(page: Page) {
  const { t } = useLingui();
  const { locale } = page;
  const { title, description, heading, lead, whiteLabel } = content.page(locale, 'clients');
  const clients = content.clients(locale);
  const described = clients.filter(({ content: text }) => text !== undefined);
  const logos = clientLogos(locale, 'grid');
  return (
    <PageShell
      page={page}
      things={[
        collectionPage(
          page,
          { title, description },
          clients.map(({ name }) => ({ text: name })),
        ),
      ]}
    >
      <PageHero tone={page.tone} dotsPause={usePauseLabel()} heading={heading} lead={lead} />
      {clients.length > 0 ? (
        <>
          {logos.length > 0 && (
            <LogoGrid
              label={t({ message: 'Clients', comment: 'Name of the strip of logos' })}
              logos={logos}
            />
          )}
          {described.length > 0 && (
            <Register
              entries={described.map(({ id, name, logo, sector, content: text = '', since }) => ({
                key: id,
                mark: logo && <ClientLogo name={name} logo={logo} />,
                title: name,
                note: t({
                  message: `${sector}, since ${since}`,
                  comment: 'A client: its trade and the year in which the work began',
                }),
                content: text,
              }))}
            />
          )}
        </>
      ) : (
        <EmptyList
          locale={locale}
          title={t({ message: 'No client is named here yet.', comment: 'Page without entries' })}
        />
      )}
      <Statement id="white-label" text={whiteLabel.statement} fits={whiteLabel.points}>
        {unnamedCaseLink(locale)}
      </Statement>
      <Consultation locale={locale} />
    </PageShell>
  );
}
