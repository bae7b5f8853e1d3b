import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { href, type Page } from '#kit/site/routes.ts';
import { caseStudy } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { useTrail } from '#layout/use-trail.ts';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Facts } from '#sections/posts/facts.tsx';
import { Prose } from '#sections/posts/prose.tsx';
import { Related } from '#sections/posts/related.tsx';
import { ScreenPlan } from '#sections/work/screen-plan.tsx';

import { AskClient } from './parts/ask-client.tsx';
import { useCarouselWords } from './parts/carousel-words.ts';
import { CaseCandour, CaseFigures, CasePosts } from './parts/case-parts.tsx';
import { Testimonials } from './parts/testimonials.tsx';

export default function WorkItemPage(page: Page) {
  const { t, i18n } = useLingui();
  const carousel = useCarouselWords();
  const { locale, id = '' } = page;
  const item = content.workItem(locale, id);
  const others = content.work(locale).filter((other) => other.id !== id);
  const trail = useTrail(page);
  const facts = [
    {
      label: t({ message: 'Client', comment: 'Label of a fact of a case study' }),
      value: item.client,
      isName: true,
    },
    ...(item.sector === undefined
      ? []
      : [
          {
            label: t({ message: 'Sector', comment: 'Label of a fact of a case study' }),
            value: item.sector,
          },
        ]),
    {
      label: t({ message: 'Scope', comment: 'Label of a fact of a case study' }),
      value: item.scope,
    },
    {
      label: t({ message: 'Duration', comment: 'Label of a fact of a case study' }),
      value: item.duration,
    },
    {
      label: t({ message: 'Year', comment: 'Label of a fact of a case study' }),
      value: i18n.number(item.year, { useGrouping: false }),
    },
  ];
  const testimonials = content
    .testimonials(locale)
    .filter(({ client }) => client === item.clientId);
  return (
    <PageShell page={page} things={[caseStudy(page, item)]}>
      <PageHero
        tone={page.tone}
        heading={item.heading}
        lead={item.summary}
        {...trail}
        figure={item.results[0]}
        picture={item.picture}
      />
      <Prose html={item.html} aside={<Facts facts={facts} />} />
      <CaseFigures item={item} />
      <CaseCandour item={item} />
      {item.screen && <ScreenPlan {...item.screen} />}
      <Testimonials
        entries={testimonials}
        action={item.isReference && <AskClient locale={locale} name={item.client} />}
      />
      <CasePosts locale={locale} id={id} />
      <Related
        words={carousel.words}
        slideLabel={carousel.label}
        title={t`Services in this case`}
        items={content.serviceIdsIn(locale, item.services).map((service) => ({
          title: content.service(locale, service).name,
          href: href(locale, 'services-category-id', service),
          note: content.service(locale, service).description,
        }))}
      />
      {others.length > 0 && (
        <Related
          rotates
          words={carousel.words}
          slideLabel={carousel.label}
          title={content.page(locale, 'home').work.title}
          items={others.map(({ id: other, client, heading, picture }) => ({
            title: client,
            note: heading,
            href: href(locale, 'work-slug', other),
            picture,
          }))}
        />
      )}
    </PageShell>
  );
}
