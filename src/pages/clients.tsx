import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { collectionPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Statement } from '#sections/heroes/statement.tsx';
import { NamePlates } from '#sections/work/name-plates.tsx';
import { WorkIndex } from '#sections/work/work-index.tsx';
import { ClientLogo } from '#ui/client-logo.tsx';

import { EmptyList } from './parts/empty-list.tsx';
import { usePauseLabel } from './parts/pause-label.ts';
import { unnamedCaseLink } from './parts/unnamed-case-link.tsx';

export default function ClientsPage(page: Page) {
  const { t } = useLingui();
  const { locale } = page;
  const text = content.page(locale, 'clients');
  const { title, description, heading, lead, picture, whiteLabel } = text;
  const pause = usePauseLabel();
  const cases = content.work(locale);
  const clients = content.clients(locale);
  const described = clients.filter((client) => client.content !== undefined);
  const named = clients.filter((client) => client.content === undefined);
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
      <PageHero
        tone={page.tone}
        dotsPause={text.isHeadingDotsVisible ? pause : undefined}
        heading={heading}
        lead={lead}
        picture={picture}
      />
      {clients.length > 0 ? (
        <>
          {described.length > 0 && (
            <WorkIndex
              isNumbered={false}
              rows={described.map(({ id, name, logo, sector, since, reference, ...client }) => {
                const told = cases.find(({ clientId }) => clientId === id);
                const text = client.content ?? '';
                return {
                  name,
                  mark: <ClientLogo name={name} logo={logo} isLarge />,
                  title: text,
                  summary: text,
                  aside: (
                    <>
                      <p className="note">
                        {t({
                          message: `${sector}, since ${since}`,
                          comment: 'A client: its trade and the year in which the work began',
                        })}
                      </p>
                      {reference && (
                        <a className="inline-block py-1" href={href(locale, 'contact')}>
                          {t({
                            message: `Ask ${name} about us`,
                            comment: 'Link to the contact form: the client agreed to be asked',
                          })}
                        </a>
                      )}
                    </>
                  ),
                  href: told && href(locale, 'work-slug', told.id),
                  picture: told?.picture,
                };
              })}
            />
          )}
          {named.length > 0 && (
            <NamePlates
              title={
                described.length > 0
                  ? t({
                      message: 'Also our clients',
                      comment: 'Above the names of further clients',
                    })
                  : t({ message: 'Clients', comment: 'Name of the strip of logos' })
              }
              logos={named}
            />
          )}
        </>
      ) : (
        <EmptyList
          locale={locale}
          title={t({ message: 'No client is named here yet.', comment: 'Page without entries' })}
        />
      )}
      {whiteLabel && (
        <Statement id="white-label" text={whiteLabel.statement} fits={whiteLabel.points} isAcross>
          {unnamedCaseLink(locale)}
        </Statement>
      )}
    </PageShell>
  );
}
