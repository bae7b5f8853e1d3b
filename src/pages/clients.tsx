import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { collectionPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Statement } from '#sections/heroes/statement.tsx';
import { ClientRegister } from '#sections/work/client-register.tsx';
import { NameWall } from '#sections/work/name-wall.tsx';

import { AskClient } from './parts/ask-client.tsx';
import { EmptyList } from './parts/empty-list.tsx';
import { usePauseLabel } from './parts/pause-label.ts';
import { unnamedCaseLink } from './parts/unnamed-case-link.tsx';

export default function ClientsPage(page: Page) {
  const { t } = useLingui();
  const { locale } = page;
  const { title, description, heading, lead, picture, whiteLabel, isHeadingDotsVisible } =
    content.page(locale, 'clients');
  const pauseLabel = usePauseLabel();
  const cases = content.work(locale);
  const clients = content.clients(locale);
  const rows = clients.flatMap(({ id, name, sector, since, reference, content: text }) => {
    if (text === undefined) return [];
    const clientCase = cases.find(({ clientId }) => clientId === id);
    return {
      id: rowId(id),
      name,
      note: t({
        message: `${sector}, since ${since}`,
        comment: 'A client: its trade and the year in which the work began',
      }),
      text,
      aside: reference && <AskClient locale={locale} name={name} />,
      href: clientCase && href(locale, 'work-slug', clientCase.id),
      picture: clientCase?.picture,
    };
  });
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
        dots={isHeadingDotsVisible ? { pauseLabel } : undefined}
        heading={heading}
        lead={lead}
        picture={picture}
      />
      {clients.length > 0 ? (
        <>
          <NameWall
            title={t({ message: 'Clients', comment: 'Name of the strip of logos' })}
            plates={clients.map(({ id, name, logo, content: text }) => ({
              id,
              name,
              logo,
              href: text === undefined ? undefined : `#${rowId(id)}`,
            }))}
            unnamed={
              whiteLabel && {
                text: t({
                  message: 'And those we do not name',
                  comment: 'Last of the names of clients: leads to what is said of white label',
                }),
                href: '#white-label',
              }
            }
          />
          {rows.length > 0 && (
            <ClientRegister
              title={t({
                message: 'What we do, and since when',
                comment: 'Above the list of clients, one or more, with what is done for each',
              })}
              rows={rows}
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
        // The home page (index.tsx) links to this id too.
        <Statement
          id="white-label"
          text={whiteLabel.statement}
          notes={whiteLabel.points}
          areNotesBelow
        >
          {unnamedCaseLink(locale)}
        </Statement>
      )}
    </PageShell>
  );
}

/** Returns the element id of a client's row in the register. The client's plate links to this id. */
const rowId = (id: string) => `client-${id}`;
