import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

import { HomeArtwork } from '#brand/artwork/home-artwork.tsx';
import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { matrixCategories, servicePaths } from '#content/service-matrix.ts';
import { type LocaleCode, localeRecord } from '#kit/i18n/locales.ts';
import { href, matchPage, type Page } from '#kit/site/routes.ts';
import { useServiceMenu } from '#layout/menus/service-menu.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { useLeadFormProps } from '#layout/use-lead-form-props.ts';
import { CallToAction } from '#sections/company/call-to-action.tsx';
import { ContactForm } from '#sections/company/contact-form.tsx';
import { Jobs } from '#sections/company/jobs.tsx';
import { People } from '#sections/company/people.tsx';
import { Questions } from '#sections/company/questions.tsx';
import { ContactHero } from '#sections/heroes/contact-hero.tsx';
import { HomeHero } from '#sections/heroes/home-hero.tsx';
import { IndexHeading } from '#sections/heroes/index-heading.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Statement } from '#sections/heroes/statement.tsx';
import { TitleBlock } from '#sections/heroes/title-block.tsx';
import { WaysOn } from '#sections/heroes/ways-on.tsx';
import { Author } from '#sections/posts/author.tsx';
import { Facts } from '#sections/posts/facts.tsx';
import { Newsletter } from '#sections/posts/newsletter.tsx';
import { PostList } from '#sections/posts/post-list.tsx';
import { Prose } from '#sections/posts/prose.tsx';
import { Related } from '#sections/posts/related.tsx';
import { Terms } from '#sections/posts/terms.tsx';
import { Catalogue } from '#sections/services/catalogue.tsx';
import { Crate } from '#sections/services/crate.tsx';
import { EstimateSheet } from '#sections/services/estimate-sheet.tsx';
import { PartsAccordion } from '#sections/services/parts-accordion.tsx';
import { PartsList } from '#sections/services/parts-list.tsx';
import { PricedBy } from '#sections/services/priced-by.tsx';
import { Proof } from '#sections/services/proof.tsx';
import { Register } from '#sections/services/register.tsx';
import { SampleSheet } from '#sections/services/sample-sheet.tsx';
import { ServiceMatrix } from '#sections/services/service-matrix.tsx';
import { Stages } from '#sections/services/stages.tsx';
import { Steps } from '#sections/services/steps.tsx';
import { Candour } from '#sections/work/candour.tsx';
import { ClientRegister } from '#sections/work/client-register.tsx';
import { Comparison } from '#sections/work/comparison.tsx';
import { FeaturedCase } from '#sections/work/featured-case.tsx';
import { FigureCells } from '#sections/work/figure-cells.tsx';
import { LogoGrid } from '#sections/work/logo-grid.tsx';
import { Marquee } from '#sections/work/marquee.tsx';
import { NameWall } from '#sections/work/name-wall.tsx';
import { Numbers } from '#sections/work/numbers.tsx';
import { Quotations } from '#sections/work/quotations.tsx';
import { ScreenPlan } from '#sections/work/screen-plan.tsx';
import { WorkFilter } from '#sections/work/work-filter.tsx';
import { WorkIndex } from '#sections/work/work-index.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { ClientLogo } from '#ui/client-logo.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconNames } from '#ui/icon-paths.ts';
import { LeadForm } from '#ui/lead-form.tsx';

import { useCarouselWords } from './parts/carousel-words.ts';
import { clientLogos } from './parts/client-logos.ts';
import { useEstimateWords } from './parts/estimate-words.ts';
import { FieldSamples } from './parts/field-samples.tsx';
import { useMatrixColumns } from './parts/matrix-columns.ts';
import { usePartsGroups } from './parts/parts-groups.ts';
import { formatDate } from './parts/post-links.ts';
import { workRows } from './parts/work-rows.ts';

/**
 * Shows every section and primitive on one page, in each tone and state, with the site's own content. The page is
 * for development and tests: waku.server.tsx leaves it out of production builds.
 */
export function StoryboardPage({ locale }: { locale: LocaleCode }) {
  const page: Page = {
    // The storyboard has no row in the table of pages. It uses the row of the home page, which always exists.
    ...matchPage(href(locale, 'index'))!,
    address: '/storyboard',
    indexed: false,
  };
  return (
    <PageShell page={page}>
      <Primitives locale={locale} />
      <Heroes locale={locale} />
      <ServiceSections locale={locale} />
      <WorkSections locale={locale} />
      <CompanySections locale={locale} />
    </PageShell>
  );
}

const categoryPath = matrixCategories[0]?.path ?? '';

const tones = ['paper', 'tinted', 'on-dark'] as const;

function Primitives({ locale }: { locale: LocaleCode }) {
  return tones.map((tone) => (
    <div key={tone} className={`section ${tone}`}>
      <div className="sheet">
        {tone === 'paper' && (
          <ErrorSummary
            id="summary"
            title="error-summary"
            errors={[{ id: 'paper-wrong', text: 'wrong' }]}
          />
        )}
        <Button href="#main">button</Button>{' '}
        <Button href="#main" arrow>
          button with arrow
        </Button>
        <p>
          <ArrowLink href="#main">arrow-link</ArrowLink>
        </p>
        <FieldSamples id={tone} />
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
        {clientLogos(locale).map(({ id, ...logo }) => (
          <ClientLogo key={id} {...logo} />
        ))}
      </div>
    </div>
  ));
}

function Heroes({ locale }: { locale: LocaleCode }) {
  const { heading, phrases, lead, more } = content.page(locale, 'home');
  const service = content.service(locale, categoryPath);
  const { fits, dimensions } = service;
  const crumbs = [
    { text: more, href: href(locale, 'services') },
    { text: service.name, href: href(locale, 'services-category-id', categoryPath) },
  ];
  return (
    <>
      {[{ artwork: <HomeArtwork /> }, { picture: service.picture }, {}].map((media, index) => (
        <HomeHero
          key={index}
          heading={heading}
          phrases={phrases}
          lead={lead}
          actions={null}
          pauseLabel="pause"
          {...media}
        />
      ))}
      <PageHero
        tone="light"
        heading={service.heading}
        lead={service.lead}
        crumbs={crumbs}
        crumbsLabel="crumbs"
        picture={service.picture}
      />
      <PageHero
        tone="dark"
        heading={service.heading}
        lead={service.lead}
        picture={service.picture}
      />
      <IndexHeading heading={service.heading} lead={service.lead} />
      <PageHero
        tone="dark"
        dots={{ pauseLabel: 'pause' }}
        heading={service.heading}
        lead={service.lead}
      />
      <Statement
        text={service.statement}
        notes={Object.entries(fits).map(([title, text]) => ({ title, content: text }))}
      />
      {dimensions && <TitleBlock {...dimensions} subjectLabel="subject" />}
    </>
  );
}

function ServiceSections({ locale }: { locale: LocaleCode }) {
  const { t } = useLingui();
  const { services } = content.page(locale, 'home');
  const service = content.service(locale, categoryPath);
  const clients = content.clients(locale);
  const pricedService = content.service(
    locale,
    servicePaths.find((path) => content.service(locale, path).estimate) ?? categoryPath,
  );
  const estimateWords = useEstimateWords(locale);
  const partsGroups = usePartsGroups(locale);
  const serviceGroups = useServiceMenu(locale);
  const matrixColumns = useMatrixColumns(locale);
  const linkText = t({
    message: 'See services',
    comment: 'Link to the page of a category of services',
  });
  return (
    <>
      <PartsList {...services} linkText={linkText} groups={partsGroups} />
      {service.parts && (
        <>
          <PartsAccordion
            {...service.parts}
            pictures={matrixCategories.flatMap(
              ({ path }) => content.service(locale, path).picture ?? [],
            )}
          />
          <PartsAccordion {...service.parts} pictures={[]} />
        </>
      )}
      <Crate
        {...service.crate}
        caption="caption"
        columns={{ quantity: 'quantity', item: 'item', note: 'note' }}
      />
      {pricedService.estimate && pricedService.steps && (
        <EstimateSheet
          id="storyboard"
          name="name"
          rule={pricedService.estimate}
          stages={pricedService.steps.items.map(({ title }) => title)}
          rate={company.dayRate}
          language={localeRecord(locale).iso}
          contactHref={href(locale, 'contact')}
          words={{
            ...estimateWords,
            caption: 'caption',
            reasonsForMore: { label: 'more', text: pricedService.estimate.more },
            reasonsForLess: { label: 'less', text: pricedService.estimate.less },
          }}
        />
      )}
      <PricedBy title="priced-by" text={service.statement} />
      {pricedService.estimate && pricedService.steps && (
        <Stages
          {...pricedService.steps}
          rule={pricedService.estimate}
          language={localeRecord(locale).iso}
          note={estimateWords.usualSizeNote}
          link={{ href: '#estimate', text: estimateWords.ownEstimateLink }}
        />
      )}
      {content
        .work(locale)
        .slice(0, 1)
        .map(({ id, client, heading, summary, results, picture }) => (
          <Proof
            key={id}
            source={client}
            title={heading}
            figure={results[0] && { before: '9', ...results[0], spoken: 'spoken' }}
            voice={{ designation: client, content: summary, isQuotation: false }}
            link={{ href: href(locale, 'work-slug', id), text: 'proof' }}
            picture={picture}
          />
        ))}
      {service.sample && (
        <SampleSheet {...service.sample} heading="sample-sheet" disclaimer="mark" />
      )}
      {service.questions && <Questions {...service.questions} />}
      <Register
        title="register"
        entries={clients.map(({ id, name, sector = '', content: text = '' }) => ({
          key: id,
          title: name,
          note: sector,
          content: text,
        }))}
      />
      <Catalogue
        groups={serviceGroups.map(({ title, categories }) => ({
          title,
          entries: categories.map(({ path, icon, ...category }) => ({
            ...category,
            icon: icon?.markup,
            content: content.service(locale, path).description,
          })),
        }))}
      />
      <ServiceMatrix columns={matrixColumns} />
    </>
  );
}

function WorkSections({ locale }: { locale: LocaleCode }) {
  const { numbers } = content.page(locale, 'home');
  const cases = content.work(locale);
  const { words, label } = useCarouselWords();
  const testimonials = content.testimonials(locale);
  const logos = clientLogos(locale);
  const items = cases.map(({ id, client, heading, picture }) => ({
    title: client,
    note: heading,
    href: href(locale, 'work-slug', id),
    picture,
  }));
  return (
    <>
      <Marquee label="marquee" logos={logos} />
      <Marquee label="marquee of three" logos={logos.slice(0, 3)} />
      <LogoGrid title="logo-grid" logos={logos} pauseLabel="pause" />
      <LogoGrid title="logo-grid of three" logos={logos.slice(0, 3)} pauseLabel="pause" />
      <NameWall
        title="name-wall"
        plates={logos}
        unnamed={{ text: 'unnamed', href: '#name-wall' }}
      />
      <ClientRegister
        title="client-register"
        rows={cases.slice(0, 2).map(({ id, client, summary, duration, picture }) => ({
          id: `client-${id}`,
          name: client,
          note: duration,
          text: summary,
          href: href(locale, 'work-slug', id),
          picture,
        }))}
      />
      {cases.slice(0, 1).map(({ id, heading, client, summary, picture }) => (
        <FeaturedCase
          key={id}
          title={heading}
          facts={[{ label: 'client', value: client }]}
          summary={summary}
          link={{ href: href(locale, 'work-slug', id), text: client }}
          picture={picture}
        />
      ))}
      <WorkFilter
        label="work-filter"
        options={[
          { value: '', text: 'all', count: 'all' },
          { value: '1', id: 'core', text: 'one', count: 'one' },
        ]}
      >
        <WorkIndex title="work-index" rows={workRows(locale, cases)} />
      </WorkFilter>
      {cases.slice(0, 1).map(({ id, screen, candour }) => (
        <Fragment key={id}>
          <Comparison
            title="comparison"
            words={{ measure: 'measure', before: 'before', after: 'after' }}
            measures={[
              {
                name: 'measure',
                before: { value: 9, text: '9' },
                after: { value: 2, text: '2' },
                formatTick: String,
              },
            ]}
            figures={[{ label: 'one', value: '1' }]}
          />
          <FigureCells
            title="figure-cells"
            items={[
              { label: 'one', value: '1' },
              { label: 'another', value: '8.1 → 1.3%' },
            ]}
          />
          <Candour
            title="candour"
            parts={Object.entries(candour ?? {}).map(([title, text = '']) => ({
              title,
              content: text,
            }))}
          />
          {screen && <ScreenPlan {...screen} />}
        </Fragment>
      ))}
      {numbers && (
        <Numbers
          {...numbers}
          items={numbers.items.map(({ value, label }) => ({
            value: Number(value),
            text: String(value),
            label,
          }))}
        />
      )}
      <Quotations
        label="quotations"
        words={words}
        slides={testimonials.map(({ quote, name, designation, picture }, index) => ({
          label: label(index, testimonials.length),
          content: quote,
          name,
          designation,
          picture,
        }))}
      />
      <Related title="related" items={items} words={words} slideLabel={label} />
      <Related
        rotates
        title="related that rotates"
        items={items}
        words={words}
        slideLabel={label}
      />
    </>
  );
}

function CompanySections({ locale }: { locale: LocaleCode }) {
  const { i18n } = useLingui();
  const { action } = content.page(locale, 'home');
  const { team, join } = content.page(locale, 'about');
  const posts = content.posts(locale).slice(0, 3);
  const tabs = posts.map(({ id }, index) => ({
    text: String(index + 1),
    href: href(locale, 'blogs-id', id),
    isCurrent: index === 0,
  }));
  const jobs = content.jobs(locale).map(({ tasks, ...job }) => ({
    ...job,
    lists: [{ title: 'tasks', items: tasks }],
    href: '#main',
  }));
  const { form, steps } = content.page(locale, 'contact');
  const contactForm = useLeadFormProps('contact-page', locale);
  const barrierForm = useLeadFormProps('accessibility', locale);
  const newsletter = useLeadFormProps('newsletter', locale);
  const people = content.team(locale);
  const link = { href: href(locale, 'contact'), text: 'contact' };
  return (
    <>
      <People {...team} people={people} />
      <People {...team} people={people.slice(0, 3)} link={link} />
      <PostList
        posts={posts.map(({ id, heading, summary, date, tag, author, picture }) => ({
          title: heading,
          summary,
          href: href(locale, 'blogs-id', id),
          date,
          day: formatDate(i18n, date),
          author: content.member(locale, author).name,
          tag: { text: content.tag(locale, tag).name, href: href(locale, 'blogs-tag', tag) },
          picture,
        }))}
        tags={{ label: 'tags', tabs }}
        pages={{ label: 'pages', tabs }}
      />
      {content
        .posts(locale)
        .slice(0, 1)
        .map((post) => (
          <Prose
            key={post.id}
            html={post.html}
            aside={<Facts facts={[{ label: 'facts', value: 'prose' }]} />}
            end={<Author person={content.member(locale, post.author)} />}
          />
        ))}
      <Terms
        before={`<p>${link.text}</p>`}
        entries={[{ id: 'terms', heading: 'terms', body: `<p>${link.text}</p>` }]}
      />
      <Steps {...steps} />
      <Steps hasDimensionLine {...steps} />
      <Jobs
        title={join.title}
        lead={join.content}
        jobs={jobs}
        labels={{
          place: 'place',
          hours: 'hours',
          salary: 'salary',
          apply: 'apply',
          email: 'email',
        }}
      />
      <WaysOn title="ways-on" links={[{ name: 'link', href: link.href, content: link.text }]} />
      <ContactHero
        heading="contact-hero"
        lead={form.lead}
        person={null}
        actions={null}
        ways={[{ name: 'link', content: <a href={link.href}>{link.text}</a> }]}
        title={form.title}
      >
        <LeadForm {...contactForm} />
      </ContactHero>
      <ContactForm id="accessibility-title" title="contact-form" lead={form.lead}>
        <LeadForm {...barrierForm} />
      </ContactForm>
      <Newsletter title="newsletter">
        <LeadForm {...newsletter} />
      </Newsletter>
      <CallToAction {...action} link={link} />
      <CallToAction title={join.title} lead={join.content} link={{ ...link, opensForm: true }} />
    </>
  );
}
