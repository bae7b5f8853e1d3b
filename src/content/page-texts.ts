import { z } from 'zod';

import {
  type BaseEntry,
  type Collection,
  defineCollection,
  type FindPicture,
} from '#kit/content/collection.ts';
import { missingTranslations } from '#kit/content/missing-translations.ts';
import type { ContentPicture } from '#kit/content/picture.ts';
import { pictureField } from '#kit/content/picture-schema.ts';

import { inlineHtml, withHtml, withLead } from './markdown.ts';
import { paragraphs } from './prose-fields.ts';
import { head, line, listing, markdown, named, slots, text } from './schema.ts';
import { serviceMatrix } from './service-matrix.ts';

/** Schema of pages that consist of one Markdown text. */
const legal = z.strictObject({
  ...head,
  ...named,
  heading: line(60),
  content: text,
});

/**
 * Texts that every published language must have, even one that is published in part: those that are shown on every
 * page, those of the pages that every page links to, and those that the law requires.
 */
const requiredTexts: readonly string[] = [
  'home',
  'company',
  'not-found',
  'contact',
  'privacy',
  'imprint',
  'accessibility',
];

/**
 * The texts of the pages, in one file for each page and language: src/content/pages/de/about.yaml, or
 * about.md where the page has a Markdown body. A page reads its text by `content.page(locale, 'about')`.
 */
export const pageTexts = {
  ...pageText(
    'home',
    z.strictObject({
      ...head,
      ...named,
      /** The fixed part of the headline. The typewriter shows the phrases after it, one at a time. */
      heading: line(40),
      phrases: z.array(line(28)).min(1).max(6).optional(),
      lead: markdown(240),
      /** Text of the link to the services. */
      more: line(40),
      /** Fills the first screen: the brand's artwork, or a picture, which may have a video. */
      hero: z
        .strictObject({
          artwork: z.literal(true).optional(),
          picture: pictureField(slots.picture, { takesVideo: true }).optional(),
        })
        .refine(
          ({ artwork, picture }) => (artwork === undefined) !== (picture === undefined),
          'must be either the artwork or a picture',
        )
        .optional(),
      services: z.strictObject({ title: line(60), lead: line(160) }),
      work: z.strictObject({ title: line(50) }),
      /** About work that other agencies publish under their names; the clients page says more. */
      whiteLabel: z
        .strictObject({
          statement: line(120),
          title: line(40),
          content: line(240),
          more: line(40),
        })
        .optional(),
      numbers: z
        .strictObject({
          title: line(40),
          note: line(160),
          items: z
            .array(
              z.strictObject({
                // `{years}` stands for the age of the company.
                value: z.union([z.number().int().positive(), z.literal('{years}')]),
                label: line(40),
              }),
            )
            .min(1)
            .max(4),
        })
        .optional(),
      posts: z.strictObject({ title: line(40) }),
      action: z.strictObject({ title: line(80), lead: line(160) }),
    }),
    withLead,
  ),
  ...pageText(
    'services',
    listing.extend({
      /**
       * Titles of the columns in service-matrix.json, by the ids of the columns. A title with another id is ignored: it
       * may be left over from a column that the site has removed.
       */
      columns: z.object(Object.fromEntries(serviceMatrix.map(({ id }) => [id, line(40)] as const))),
    }),
    withLead,
  ),
  ...pageText('menu', listing, withLead),
  ...pageText('work', listing, withLead),
  ...pageText('blogs', listing, withLead),
  ...pageText(
    'about',
    z.strictObject({
      ...head,
      ...named,
      heading: line(70),
      lead: markdown(260),
      /** Turning dots beside the words of the hero. */
      isHeadingDotsVisible: z.boolean().optional(),
      story: z.strictObject({ title: line(60), paragraphs: z.array(markdown(600)).min(2).max(4) }),
      rules: z.strictObject({
        title: line(60),
        items: z
          .array(z.strictObject({ title: line(50), content: line(220) }))
          .min(4)
          .max(6),
      }),
      clients: z.strictObject({ title: line(60) }),
      team: z.strictObject({ title: line(50), lead: line(160) }),
      join: z.strictObject({ title: line(60), content: line(260) }),
    }),
    ({ lead, story, ...fields }, place) => ({
      ...fields,
      ...place,
      lead: inlineHtml(lead, place.locale),
      story: {
        title: story.title,
        paragraphs: story.paragraphs.map((paragraph) => inlineHtml(paragraph, place.locale)),
      },
    }),
  ),
  ...pageText(
    'clients',
    listing.extend({
      /** Turning dots beside the words of the hero. */
      isHeadingDotsVisible: z.boolean().optional(),
      whiteLabel: z
        .strictObject({
          statement: line(120),
          points: z.array(z.strictObject({ title: line(40), content: line(240) })).length(3),
        })
        .optional(),
    }),
    withLead,
  ),
  ...pageText(
    'contact',
    z.strictObject({
      ...head,
      ...named,
      heading: line(60),
      lead: markdown(260),
      steps: z.strictObject({
        title: line(60),
        items: z.array(z.strictObject({ title: line(50), content: line(200) })).length(3),
      }),
      form: z.strictObject({ title: line(60), lead: line(200) }),
    }),
    withLead,
  ),
  // The entry has only a picture: the words of the 404 page are messages (locales).
  ...pageText(
    'not-found',
    z.strictObject({ picture: named.picture }),
    ({ picture }: { picture?: ContentPicture | undefined }, place) => ({ ...place, picture }),
  ),
  ...pageText(
    'company',
    /** Texts about the company that are used on every page and in llms.txt. This is not a page of its own. */
    z.strictObject({
      /** What the company does, for search engines and llms.txt. */
      about: line(200),
      /** Follows the name of the company in the footer. */
      slogan: line(60).optional(),
      /**
       * What visitors who write to us can expect: `answer` beside a form, `callback` in the pop-up, `sent`
       * afterwards.
       */
      answer: line(120).optional(),
      callback: line(200),
      sent: line(160),
      /** What subscribers get. */
      newsletter: line(160).optional(),
      /** Notices that clients, people and numbers are only samples: in the footer, and on an estimate. */
      samples: z.strictObject({ page: line(160), estimate: line(80) }).optional(),
      /** Words of llms.txt: what precedes `about`, and the headings of its lists (`llms` in src/site/site.ts). */
      llms: z.strictObject({
        record: line(200),
        languages: line(40),
        sections: z.record(z.string(), line(40)),
      }),
    }),
    (fields, place) => ({ ...fields, ...place }),
  ),
  ...pageText('privacy', legal, withHtml),
  ...pageText('imprint', legal, withHtml),
  ...pageText(
    'accessibility',
    /** Heading and lead of the form by which visitors report barriers. */
    legal.extend({ form: z.strictObject({ title: line(60), lead: line(200) }) }),
    withHtml,
  ),
};

/**
 * Returns the collection of the text of one page, by its name ('pages/about'). Every fully published language must
 * have the text.
 *
 * @param name Name of its files, without the extension.
 * @param transform Returns the entry that the page gets. It turns Markdown in the fields into HTML.
 */
function pageText<Name extends string, Fields, Entry extends BaseEntry>(
  name: Name,
  schema: z.ZodType<Fields>,
  transform: (fields: Fields, place: BaseEntry, findPicture: FindPicture) => Entry,
) {
  const collection = defineCollection({
    directory: 'src/content/pages',
    include: `*/${name}.{yaml,md}`,
    paragraphs,
    // The typewriter shows the phrases letter by letter.
    asWritten: ['phrases'],
    schema,
    transform,
    check: (entries: readonly Entry[]) =>
      missingTranslations('pages', entries, [name], requiredTexts.includes(name) ? [name] : []),
  });
  // TypeScript widens the type of a computed key to `string`.
  return { [`pages/${name}`]: collection } as Record<`pages/${Name}`, Collection<Fields, Entry>>;
}
