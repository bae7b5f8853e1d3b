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

/** The categories in the column of the matrix with the id `industry`. A site without industries has no such column. */
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
  const relatedEntries = useRelatedEntries(page);
  const related = relatedEntries && (
    <Related
      title={withBreaks(relatedEntries.title, locale)}
      items={relatedEntries.items}
      words={carousel.words}
      slideLabel={carousel.label}
    />
  );
  // The page of a category or of the industries' parent is an overview: the pages below it come near its top. The page
  // of a single service ends with its related pages.
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
        dots={service.isHeadingDotsVisible ? { pauseLabel } : undefined}
      />
      <Statement
        text={service.statement}
        notes={[
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
        areNotesBelow={isOverview}
      />
      {isOverview && related}
      {service.parts && <PartsAccordion {...service.parts} pictures={picturesForParts(page)} />}
      <ProofOfService locale={locale} id={id} />
      {service.steps &&
        (service.estimate ? (
          <Stages
            {...service.steps}
            rule={service.estimate}
            language={localeRecord(locale).iso}
            note={estimateWords.usualSizeNote}
            link={{ href: '#estimate', text: estimateWords.ownEstimateLink }}
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
            reasonsForMore: { label: estimateWords.moreWorkLabel, text: service.estimate.more },
            reasonsForLess: { label: estimateWords.lessWorkLabel, text: service.estimate.less },
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

/** Returns the structured data of a service's page. The services one level below it are its offers. */
function structuredData(page: Page) {
  const { locale, id = '' } = page;
  const entry = content.service(locale, id);
  const categoryPath = categoryOf(id)?.path ?? id;
  // A language that is published in part may have the service without its category. The service then names itself.
  const categoryId = hasPage(locale, 'services-category-id', categoryPath) ? categoryPath : id;
  const category = content.service(locale, categoryId);
  const children = content
    .serviceIdsIn(locale, servicePaths)
    .filter((path) => parentOf(path) === id);
  return serviceData(
    page,
    { name: entry.name, description: entry.description, category: category.name },
    children.map((path) => ({
      text: content.service(locale, path).name,
      href: href(locale, 'services-category-id', path),
    })),
  );
}

/** Returns the path of the page above: 'a' for 'a/b'. For a path of one segment it is empty. */
function parentOf(servicePath: string): string {
  return servicePath.split('/').slice(0, -1).join('/');
}

/**
 * Returns pictures for the parts of a service (`parts` in its entry) that have none of their own, in the order of use.
 */
function picturesForParts({ locale, id = '' }: Page): ContentPicture[] {
  return content
    .serviceIdsIn(locale, pathsForPictures(id))
    .flatMap((path) => content.service(locale, path).picture ?? []);
}

/**
 * Returns the paths of the pages whose pictures the parts of a service use. The page of the service itself is the
 * first. On an overview, the pages below it follow. On the page of a single service, the next services of its category
 * follow, then those before it, then the category: their drawings show different views of one machine, and the drawing
 * of the category shows the whole machine.
 */
function pathsForPictures(id: string): string[] {
  const category = categoryOf(id);
  // Only the industries' parent is in no category.
  if (!category) return [id, ...industries.map(({ path }) => path)];
  const services = pathsOf(category);
  if (id === category.path) return [id, ...services];
  const index = services.indexOf(id);
  return [...services.slice(index), ...services.slice(0, index), category.path];
}

/**
 * Returns the related pages and their title. For the industries' parent these are the industries, for a category its
 * services, and for a service its siblings and its post. Returns undefined if the id belongs to no category.
 */
function useRelatedEntries({
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
 * Returns the post that belongs to a service, as a list of one or none. The list is empty for a service without a
 * case: the page already shows the post of such a service as its proof (proof-of-service.tsx).
 */
function relatedPosts(locale: LocaleCode, id: string): RelatedItem[] {
  const { case: caseId, post: postId } = content.service(locale, id);
  if (caseId === undefined) return [];
  if (postId === undefined || !hasPage(locale, 'blogs-id', postId)) return [];
  const { heading, description, picture } = content.post(locale, postId);
  return [{ title: heading, note: description, href: href(locale, 'blogs-id', postId), picture }];
}
