import { useLingui } from '@lingui/react/macro';

import { content } from '#content/index.ts';
import { PageShell } from '#layout/page-shell.tsx';
import { portraitPicture } from '#layout/pictures.ts';
import { CallToAction } from '#sections/company/call-to-action.tsx';
import { People } from '#sections/company/people.tsx';
import { PageHero } from '#sections/heroes/page-hero.tsx';
import { Prose } from '#sections/journal/prose.tsx';
import { Steps } from '#sections/services/steps.tsx';
import { href, type Page } from '#site/routes.ts';
import { aboutPage } from '#site/structured-data.ts';

import { useTrail } from './trail.ts';

export function AboutPage(page: Page) {
  const { t } = useLingui();
  const { locale } = page;
  const { title, description, heading, lead, story, rules, team, join } = content.about(locale);
  const people = content
    .team(locale)
    .map((member) => ({ ...member, portrait: portraitPicture(member.id, 'navy') }));
  const named = people.map((person) => ({ ...person, portrait: person.portrait.path }));
  return (
    <PageShell
      page={page}
      title={title}
      description={description}
      trail={useTrail(page).crumbs}
      things={[aboutPage(page, { title, description }, named)]}
    >
      <PageHero dark heading={heading} lead={lead} />
      <Prose
        html={story.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}
        aside={<h2 className="text-row">{story.title}</h2>}
      />
      <Steps title={rules.title} items={rules.items} />
      {people.length > 0 && <People title={team.title} lead={team.lead} people={people} />}
      <CallToAction
        title={join.title}
        lead={join.content}
        link={{ href: href(locale, 'contact'), text: t`Contact us` }}
      />
    </PageShell>
  );
}
