import { useLingui } from '@lingui/react/macro';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import {
  categoryOf,
  industryParent,
  pathsOf,
  serviceMatrix,
  servicePaths,
} from '#content/service-matrix.ts';
import type { ContentPicture } from '#kit/content/picture.ts';
import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { withBreaks } from '#kit/i18n/message-breaks.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { hasPage, href, type Page } from '#kit/site/routes.ts';
import { service as serviceData } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { useTrail } from '#layout/use-trail.ts';
import { Questions } from '#sections/company/questions.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Statement } from '#sections/heroes/statement.tsx';
import { TitleBlock } from '#sections/heroes/title-block.tsx';
import { Related, type RelatedItem } from '#sections/posts/related.tsx';
import { Crate } from '#sections/services/crate.tsx';
import { EstimateSheet } from '#sections/services/estimate-sheet.tsx';
import { PartsAccordion } from '#sections/services/parts-accordion.tsx';
import { PricedBy } from '#sections/services/priced-by.tsx';
import { Stages } from '#sections/services/stages.tsx';
import { Steps } from '#sections/services/steps.tsx';
import { Button } from '#ui/button.tsx';

import { useCarouselWords } from './parts/carousel-words.ts';
import { useEstimateWords } from './parts/estimate-words.ts';
import { usePauseLabel } from './parts/pause-label.ts';
import { ProofOfService } from './parts/proof-of-service.tsx';

const industries = serviceMatrix.find(({ id }) => id === 'industry')?.categories ?? [];

/** The page of a category or an industry, of one of their services, or of the industries' parent. */
export default function ServicePage(page: Page) {
  const { t } = useLingui();
  const { locale, id = '' } = page;
  const service = content.service(locale, id);
  const name = withoutSoftHyphens(service.name);
  const trail = useTrail(page);
  const carousel = useCarouselWords();
  const pauseLabel = usePauseLabel();
  const estimateWords = useEstimateWords(locale);
  const relatedEntries = useRelated(page);
  const related = relatedEntries && (
    <Related
      title={withBreaks(relatedEntries.title, locale)}
      items={relatedEntries.items}
      words={carousel.words}
      slideLabel={carousel.label}
    />
  );
  // An overview shows its services early; the page of a service shows the others at its end.
  const isOverview = id === industryParent || categoryOf(id)?.path === id;
  return (
    <PageShell page={page} things={[structuredData(page)]}>
      <PageHero
        tone={page.tone}
        heading={service.heading}
        lead={service.lead}
        {...trail}
        actions={
          <Button href={href(locale, 'contact')} className="max-md:w-full" arrow>
            {t`Contact us`}
          </Button>
        }
        picture={service.picture}
        dotsPause={service.isHeadingDotsVisible ? pauseLabel : undefined}
      />
      <Statement
        text={service.statement}
        fits={[
          {
            title: t({ message: 'For you if', comment: 'Continued by a clause' }),
            content: service.fits.first,
          },
          {
            title: t({ message: 'Also for you if', comment: 'Continued by a clause' }),
            content: service.fits.also,
          },
          {
            title: t({ message: 'Not for you if', comment: 'Continued by a clause' }),
            content: service.fits.not,
          },
        ]}
        isAcross={isOverview}
      />
      {isOverview && related}
      {service.parts && <PartsAccordion {...service.parts} pictures={relatedPictures(page)} />}
      <ProofOfService locale={locale} id={id} />
      {service.steps &&
        (service.estimate ? (
          <Stages
            {...service.steps}
            rule={service.estimate}
            language={localeRecord(locale).iso}
            note={estimateWords.usual}
            link={{ href: '#estimate', text: estimateWords.own }}
          />
        ) : (
          <Steps {...service.steps} />
        ))}
      <Crate
        title={service.crate.title}
        caption={t({
          message: `Scope of delivery: ${name}`,
          comment: 'Caption of a packing list; a service follows',
        })}
        columns={{
          quantity: t({ message: 'Qty', comment: 'Column of a packing list, short for quantity' }),
          item: t({ message: 'Item', comment: 'Column of a packing list' }),
          note: t({ message: 'Note', comment: 'Column of a packing list' }),
        }}
        rows={service.crate.rows}
      />
      {service.estimate && service.steps && (
        <EstimateSheet
          id={id}
          name={name}
          rule={service.estimate}
          stages={service.steps.items.map(({ title }) => withoutSoftHyphens(title))}
          rate={company.dayRate}
          language={localeRecord(locale).iso}
          contactHref={href(locale, 'contact')}
          words={{
            ...estimateWords,
            caption: t({
              message: `Days of work: ${name}`,
              comment: 'Caption of the table of an estimate; a service follows',
            }),
            more: { ...estimateWords.more, text: service.estimate.more },
            less: { ...estimateWords.less, text: service.estimate.less },
          }}
        />
      )}
      {service.pricedBy !== undefined && (
        <PricedBy title={estimateWords.title} text={service.pricedBy} />
      )}
      {service.dimensions && (
        <TitleBlock
          {...service.dimensions}
          subjectLabel={t({ message: 'Title', comment: 'Field of the title block of a drawing' })}
        />
      )}
      {service.questions && <Questions {...service.questions} />}
      {!isOverview && related}
    </PageShell>
  );
}

/** Returns the structured data of the page: `serviceType` is its category, offers are the pages below it. */
function structuredData(page: Page) {
  const { locale, id = '' } = page;
  const entry = content.service(locale, id);
  const categoryPath = categoryOf(id)?.path ?? id;
  // A language that is published in part may have the service without its category.
  const categoryId = hasPage(locale, 'services-category-id', categoryPath) ? categoryPath : id;
  const category = content.service(locale, categoryId);
  const children = content
    .serviceIdsIn(locale, servicePaths)
    .filter((path) => path.split('/').slice(0, -1).join('/') === id);
  return serviceData(
    page,
    { name: entry.name, description: entry.description, category: category.name },
    children.map((path) => ({
      text: content.service(locale, path).name,
      href: href(locale, 'services-category-id', path),
    })),
  );
}

/**
 * Returns pictures for the parts of a service that have none, drawings that are views of one machine: the
 * page's own, then those of its siblings, then that of its category, which shows the whole machine. On the page
 * of a category or of the industries' parent, its own picture comes first, then those of the pages below it.
 */
function relatedPictures({ locale, id = '' }: Page): ContentPicture[] {
  const category = categoryOf(id);
  const groupPaths = category ? pathsOf(category) : industries.map(({ path }) => path);
  const ownIndex = groupPaths.indexOf(id);
  const orderedPaths =
    category && ownIndex !== -1
      ? [...groupPaths.slice(ownIndex), ...groupPaths.slice(0, ownIndex), category.path]
      : [id, ...groupPaths];
  return content
    .serviceIdsIn(locale, orderedPaths)
    .flatMap((path) => content.service(locale, path).picture ?? []);
}

/**
 * Returns the related pages and their title: the industries for their parent, its services for a category, its
 * siblings and its post for a service. Undefined for an id that is in no category.
 */
function useRelated({
  locale,
  id = '',
}: Page): { title: string; items: RelatedItem[] } | undefined {
  const { t } = useLingui();
  const linksTo = (paths: readonly string[]): RelatedItem[] =>
    content.serviceIdsIn(locale, paths).map((path) => {
      const { name, description, picture } = content.service(locale, path);
      return {
        title: name,
        href: href(locale, 'services-category-id', path),
        note: description,
        picture,
      };
    });
  if (id === industryParent) {
    return {
      title: t`The industries`,
      items: linksTo(industries.map(({ path }) => path)),
    };
  }
  const category = categoryOf(id);
  if (!category) return undefined;
  const services = pathsOf(category);
  if (category.path === id) {
    return { title: t`The services in this category`, items: linksTo(services) };
  }
  const siblings = services.filter((path) => path !== id);
  return {
    title: t`Related services`,
    items: [...linksTo(siblings), ...relatedPosts(locale, id)],
  };
}

/**
 * Returns the post that a service names, as a list of one or none. Without a case, the post is the service's
 * proof (proof-of-service.tsx), and is not repeated here.
 */
function relatedPosts(locale: LocaleCode, id: string): RelatedItem[] {
  const { case: caseId, post: postId } = content.service(locale, id);
  if (caseId === undefined || postId === undefined || !hasPage(locale, 'blogs-id', postId))
    return [];
  const { heading, description, picture } = content.post(locale, postId);
  return [{ title: heading, note: description, href: href(locale, 'blogs-id', postId), picture }];
}
