import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { categoryOf, industryParent, serviceMatrix } from '#content/service-matrix.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { Crate } from '#sections/crate.tsx';
import { type Crumb, PageHero } from '#sections/page-hero.tsx';
import { PartsAccordion } from '#sections/parts-accordion.tsx';
import { Questions } from '#sections/questions.tsx';
import { Related, type RelatedItem } from '#sections/related.tsx';
import { Statement } from '#sections/statement.tsx';
import { TitleBlock } from '#sections/title-block.tsx';
import { serviceDrawing } from '#site/page-summary.ts';
import { href, type Page } from '#site/routes.ts';
import { Button } from '#ui/button.tsx';

import { drawnPicture, drivePictures } from './pictures.ts';

/** One page for the industries' parent, the categories, the industries and all their services. */
export function ServicePage(page: Page) {
  const { t } = useLingui();
  const { locale, id = '' } = page;
  const service = content.service(locale, id);
  const drawing = serviceDrawing(id);
  const action = content.home(locale).action;
  return (
    <PageShell page={page} title={service.title} description={service.description}>
      <PageHero
        heading={service.heading}
        lead={service.lead}
        crumbs={useCrumbs(page)}
        crumbsLabel={t({ message: 'Breadcrumb', comment: 'Name of the trail of parent pages' })}
        actions={
          <Button href={href(locale, 'contact')} arrow>
            {t`Contact us`}
          </Button>
        }
        picture={drawnPicture(drawing)}
      />
      <Statement
        text={service.statement}
        fits={[
          {
            title: t({ message: 'For you, if', comment: 'Continued by a clause' }),
            content: service.fits.first,
          },
          {
            title: t({ message: 'Also for you, if', comment: 'Continued by a clause' }),
            content: service.fits.also,
          },
          {
            title: t({ message: 'Not for you, if', comment: 'Continued by a clause' }),
            content: service.fits.not,
          },
        ]}
      />
      {service.parts && (
        <PartsAccordion
          {...service.parts}
          pictures={
            drawing === 'assembled-drive'
              ? drivePictures('tinted')
              : [drawnPicture(drawing, 'tinted').large]
          }
        />
      )}
      <Crate
        title={service.crate.title}
        columns={{
          quantity: t({ message: 'Qty', comment: 'Column of a packing list, short for quantity' }),
          item: t({ message: 'Item', comment: 'Column of a packing list' }),
          note: t({ message: 'Note', comment: 'Column of a packing list' }),
        }}
        rows={service.crate.rows}
      />
      {service.dimensions && (
        <TitleBlock
          {...service.dimensions}
          subjectLabel={t({ message: 'Title', comment: 'Field of the title block of a drawing' })}
        />
      )}
      {service.questions && <Questions {...service.questions} />}
      <Related {...useNeighbours(page)} />
      <CallToAction
        title={action.title}
        lead={action.lead}
        link={{ href: href(locale, 'contact'), text: t`Book a consultation` }}
      />
    </PageShell>
  );
}

function useCrumbs({ locale, id = '' }: Page): Crumb[] {
  const { t } = useLingui();
  const segments = id.split('/');
  const parents = segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
  return [
    {
      text: t({ message: 'Home', comment: 'First of the breadcrumbs' }),
      href: href(locale, 'index'),
    },
    { text: t`What we do`, href: href(locale, 'services') },
    ...parents.map((parent) => ({
      text: content.service(locale, parent).name,
      href: href(locale, 'services-category-id', parent),
    })),
  ];
}

/** What stands beside the page: the services of a category, the siblings of a service. */
function useNeighbours({ locale, id = '' }: Page): { title: string; items: RelatedItem[] } {
  const { t } = useLingui();
  const link = (path: string, drawing?: string): RelatedItem => {
    const { name, description } = content.service(locale, path);
    return {
      title: name,
      href: href(locale, 'services-category-id', path),
      note: description,
      picture: drawing === undefined ? undefined : drawnPicture(drawing).large,
    };
  };
  if (id === industryParent) {
    const industries = serviceMatrix.find((column) => column.id === 'industry')?.categories ?? [];
    return {
      title: t`The four industries`,
      items: industries.map(({ path, id: drawing }) => link(path, drawing)),
    };
  }
  const category = categoryOf(id);
  if (!category) return { title: '', items: [] };
  const siblings = category.services.map((service) => `${category.path}/${service}`);
  return category.path === id
    ? { title: t`The services on this sheet`, items: siblings.map((path) => link(path)) }
    : {
        title: t`Often built next to it`,
        items: siblings.filter((path) => path !== id).map((path) => link(path)),
      };
}
