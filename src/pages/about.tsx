import { useLingui } from '@lingui/react/macro';

import { company } from '#brand/company.ts';
import { content } from '#content/index.ts';
import { singleFile } from '#kit/content/picture.ts';
import type { LocaleCode } from '#kit/i18n/locales.ts';
import { withBreaks } from '#kit/i18n/message-breaks.ts';
import type { Page } from '#kit/site/routes.ts';
import { aboutPage } from '#kit/site/structured-data.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { Jobs } from '#sections/company/jobs.tsx';
import { People } from '#sections/company/people.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Prose } from '#sections/posts/prose.tsx';
import { Steps } from '#sections/services/steps.tsx';
import { LogoGrid } from '#sections/work/logo-grid.tsx';

import { clientLogos } from './parts/client-logos.ts';
import { usePauseLabel } from './parts/pause-label.ts';

export default function AboutPage(page: Page) {
  const { locale } = page;
  const text = content.page(locale, 'about');
  const { title, description, heading, lead, picture, story, rules, team, join } = text;
  const [first = '', ...paragraphs] = story.paragraphs;
  const leadContent = `<p class="text-lead">${first}</p>`;
  const pauseLabel = usePauseLabel();
  const logos = clientLogos(locale, 'grid');
  const labels = useJobLabels(locale);
  const people = content.team(locale);
  const jobs = content.jobs(locale).map(({ id, subject, tasks, asks, offers, ...job }) => ({
    ...job,
    id: `job-${id}`,
    lists: [
      { title: labels.tasks, items: tasks },
      { title: labels.asks, items: asks },
      { title: labels.offers, items: offers },
    ],
    href: `mailto:${company.email}?subject=${encodeURIComponent(subject)}`,
  }));
  // Structured data have one image file for each person. The page has several.
  const peopleForData = people.map(({ picture: portrait, ...person }) => ({
    ...person,
    portrait: portrait && singleFile(portrait, 'light').path,
  }));
  return (
    <PageShell page={page} things={[aboutPage(page, { title, description }, peopleForData)]}>
      <PageHero
        tone={page.tone}
        dots={text.isHeadingDotsVisible ? { pauseLabel } : undefined}
        heading={heading}
        lead={lead}
        picture={picture}
      />
      <Prose
        html={leadContent + paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}
        aside={<h2 className="text-row max-lg:text-statement lg:-me-6">{story.title}</h2>}
      />
      <Steps title={rules.title} items={rules.items} />
      {logos.length > 0 && (
        <LogoGrid title={text.clients.title} logos={logos} pauseLabel={pauseLabel} />
      )}
      {people.length > 0 && <People title={team.title} lead={team.lead} people={people} />}
      {jobs.length > 0 && (
        <Jobs title={join.title} lead={join.content} jobs={jobs} labels={labels} />
      )}
    </PageShell>
  );
}

function useJobLabels(locale: LocaleCode) {
  const { t } = useLingui();
  const place = t({ message: 'Location', comment: 'Label of a fact of a free position' });
  const hours = t({
    message: 'Hours',
    comment: 'Label of a fact of a free position: hours a week',
  });
  const salary = t({ message: 'Salary', comment: 'Label of a fact of a free position' });
  return {
    place: withBreaks(place, locale),
    hours: withBreaks(hours, locale),
    salary: withBreaks(salary, locale),
    tasks: t({ message: 'Your first six months', comment: 'Heading within a free position' }),
    asks: t({ message: 'What we ask for', comment: 'Heading within a free position' }),
    offers: t({ message: 'What we offer', comment: 'Heading within a free position' }),
    apply: t({ message: 'Apply by e-mail', comment: 'Link to an e-mail' }),
    email: company.email,
  };
}
