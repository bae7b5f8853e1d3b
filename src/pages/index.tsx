import { useLingui } from '@lingui/react/macro';

import { HomeArtwork } from '#brand/artwork/home-artwork.tsx';
import { content } from '#content/index.ts';
import { hasPage, href, type Page } from '#kit/site/routes.ts';
import { organization, website } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { People } from '#sections/company/people.tsx';
import { HomeHero } from '#sections/heroes/home-hero.tsx';
import { Statement } from '#sections/heroes/statement.tsx';
import { Newsletter } from '#sections/posts/newsletter.tsx';
import { Related } from '#sections/posts/related.tsx';
import { PartsList } from '#sections/services/parts-list.tsx';
import { FeaturedCase } from '#sections/work/featured-case.tsx';
import { Marquee } from '#sections/work/marquee.tsx';
import { Numbers } from '#sections/work/numbers.tsx';
import { WorkIndex } from '#sections/work/work-index.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { LeadForm } from '#ui/lead-form.tsx';

import { useCarouselWords } from './parts/carousel-words.ts';
import { clientLogos } from './parts/client-logos.ts';
import { Consultation } from './parts/consultation.tsx';
import { usePartsGroups } from './parts/parts-groups.ts';
import { usePauseLabel } from './parts/pause-label.ts';
import { postLinks } from './parts/post-links.ts';
import { Testimonials } from './parts/testimonials.tsx';
import { unnamedCaseLink } from './parts/unnamed-case-link.tsx';
import { workRows } from './parts/work-rows.ts';

export default function HomePage(page: Page) {
  const { t, i18n } = useLingui();
  const { locale } = page;
  const home = content.page(locale, 'home');
  const { whiteLabel, numbers } = home;
  const cases = content.work(locale);
  const [featured, ...others] = cases.slice(0, 5);
  const posts = postLinks(i18n, locale).slice(0, 5);
  const testimonials = content.testimonials(locale).slice(0, 3);
  const marqueeLogos = clientLogos(locale, 'marquee');
  const team = content.team(locale).slice(0, 3);
  const about = hasPage(locale, 'about') ? content.page(locale, 'about') : undefined;
  const carousel = useCarouselWords();
  const pauseLabel = usePauseLabel();
  const groups = usePartsGroups(locale);
  const newsletter = useLeadFormProps('newsletter', locale);
  return (
    <PageShell
      page={page}
      things={[organization(content.page(locale, 'company').about), website(page, home)]}
    >
      <HomeHero
        heading={home.heading}
        phrases={home.phrases}
        lead={home.lead}
        pauseLabel={pauseLabel}
        artwork={home.hero?.artwork && <HomeArtwork />}
        picture={home.hero?.picture}
        actions={
          <>
            <Button href={href(locale, 'contact')} className="mb-3 min-w-[76%] md:hidden" arrow>
              {t`Book a consultation`}
            </Button>
            {hasPage(locale, 'services') && (
              <ArrowLink href={href(locale, 'services')}>{home.more}</ArrowLink>
            )}
          </>
        }
      />
      {marqueeLogos.length > 0 && (
        <Marquee
          label={t({ message: 'Clients', comment: 'Name of the strip of logos' })}
          logos={marqueeLogos}
        />
      )}
      {groups.length > 0 && (
        <PartsList
          title={home.services.title}
          lead={home.services.lead}
          linkText={t({
            message: 'See services',
            comment: 'Link to the page of a category of services',
          })}
          groups={groups}
        />
      )}
      {featured && (
        <FeaturedCase
          title={featured.heading}
          facts={[
            {
              label: t({ message: 'Client', comment: 'Label of a fact of a case study' }),
              value: featured.client,
            },
            {
              label: t({ message: 'Scope', comment: 'Label of a fact of a case study' }),
              value: featured.scope,
            },
            {
              label: t({ message: 'Duration', comment: 'Label of a fact of a case study' }),
              value: featured.duration,
            },
          ]}
          summary={featured.summary}
          link={{ href: href(locale, 'work-slug', featured.id), text: t`Read the case` }}
          picture={featured.picture}
        />
      )}
      {others.length > 0 && <WorkIndex title={home.work.title} rows={workRows(locale, others)} />}
      {whiteLabel && (
        <Statement
          text={whiteLabel.statement}
          notes={[{ title: whiteLabel.title, content: whiteLabel.content }]}
        >
          {hasPage(locale, 'clients') && content.page(locale, 'clients').whiteLabel && (
            <ArrowLink href={`${href(locale, 'clients')}#white-label`}>{whiteLabel.more}</ArrowLink>
          )}
          {unnamedCaseLink(locale)}
        </Statement>
      )}
      {numbers && (
        <Numbers
          title={numbers.title}
          note={numbers.note}
          // A value is a number or, where the content says `{years}`, a string of digits.
          items={numbers.items.map(({ value, label }) => ({
            value: Number(value),
            text: i18n.number(Number(value)),
            label,
          }))}
        />
      )}
      <Testimonials entries={testimonials} />
      <Consultation locale={locale} />
      {posts.length > 0 && (
        <Related
          rotates
          title={home.posts.title}
          items={posts}
          words={carousel.words}
          slideLabel={carousel.label}
        />
      )}
      {about && team.length > 0 && (
        <People
          title={t`Who we are`}
          lead={about.team.lead}
          people={team}
          link={{ href: href(locale, 'about'), text: about.team.title }}
        />
      )}
      <Newsletter title={t`Subscribe to our newsletter`}>
        <LeadForm {...newsletter} />
      </Newsletter>
    </PageShell>
  );
}
