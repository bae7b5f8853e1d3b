import { useLingui } from '@lingui/react/macro';

import { localeRecord } from '#kit/i18n/locales.ts';

import { site } from './definition.ts';
import { documentTitle } from './document-title.ts';
import { feedFormats, feedPath, feedRoot, feedTypes, hasFeed } from './feeds.ts';
import { languageLinks, type Page, rowOf } from './routes.ts';
import { socialImage } from './social-image.ts';
import { themeColour } from './theme-colour.ts';
import { siteUrl } from './url.ts';

/** Title, description, canonical and alternate addresses, and what social networks show. */
export function PageHead({
  page,
  title,
  description,
}: {
  page: Page;
  title: string;
  description: string;
}) {
  const { t } = useLingui();
  const fullTitle = documentTitle(title);
  const canonical = siteUrl(page.address);
  const image = socialImage(page);
  const imageUrl = siteUrl(image.path);
  const imageAlt = t({
    message: `Title sheet: ${title}`,
    comment: 'Alternative text of the picture that is shown where a page is shared',
  });
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={themeColour[page.tone]} />
      {!page.indexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {page.indexed &&
        languageLinks(page).map(({ hreflang, address }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl(address)} />
        ))}
      {isInBlog(page) &&
        feedFormats.map((format) => (
          <link
            key={format}
            rel="alternate"
            type={feedTypes[format]}
            title={`${site.company.name}, ${format === 'rss' ? 'RSS' : 'Atom'}`}
            href={siteUrl(feedPath(page.locale, format))}
          />
        ))}
      <meta property="og:type" content={page.kind === 'BlogPosting' ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.company.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={localeRecord(page.locale).iso.replace('-', '_')} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      {/* Twitter cards take everything else from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Whether the page is the list of posts or has an address below it. */
function isInBlog({ name, locale }: Page): boolean {
  const root = feedRoot();
  return hasFeed(locale) && root !== undefined && rowOf(name).path.startsWith(root);
}
