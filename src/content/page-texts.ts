import { z } from 'zod';

import {
  type Collection,
  defineCollection,
  type Figures,
  type Placed,
} from '#kit/content/collection.ts';
import { inEveryLanguage } from '#kit/content/in-every-language.ts';
import type { ContentPicture } from '#kit/content/picture.ts';
import { pictureField } from '#kit/content/picture-schema.ts';

import { inlineHtml, withHtml, withLead } from './markdown.ts';
import { paragraphs } from './prose-fields.ts';
import { head, line, listing, markdown, named, slots, text } from './schema.ts';
import { serviceMatrix } from './service-matrix.ts';

/** Pages that are one text: front matter and a Markdown body. */
const legal = z.strictObject({
  ...head,
  ...named,
  heading: line(60),
  content: text,
});

/** No language is published without them: what every page says or leads to, what the law asks for. */
const least: readonly string[] = [
  'home',
  'company',
  'not-found',
  'contact',
  'privacy',
  'imprint',
  'accessibility',
];

/**
 * The texts of the pages, a file a page and language: `about` is src/content/pages/de/about.yaml, or
 * about.md where it has a Markdown body. A page reads its own by `content.page(locale, 'about')`.
 */
export const pageTexts = {
  ...pageText(
    'home',
    z.strictObject({
      ...head,
      ...named,
      /** The fixed part of the headline; the typewriter cycles through the phrases behind it. */
      heading: line(40),
      phrases: z.array(line(28)).min(1).max(6).optional(),
      lead: markdown(240),
      more: line(40),
      /** What stands across the first screen: the brand's artwork, a picture, a video above it, or nothing. */
      hero: z
        .strictObject({
          artwork: z.literal(true).optional(),
          picture: pictureField(slots.picture, { takesVideo: true }).optional(),
        })
        .refine(
          ({ artwork, picture }) => !(artwork && picture),
          'is the artwork or a picture, not both',
        )
        .optional(),
      services: z.strictObject({ title: line(60), lead: line(160) }),
      work: z.strictObject({ title: line(50) }),
      /** What is built under other agencies’ names; the page of the clients says how. */
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
                // `{years}`: the age of the company.
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
      /** Titles of the columns of the matrix (service-matrix.json), by their ids. */
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
  // Its words are the interface's: an address that leads nowhere has no text of its own.
  ...pageText(
    'not-found',
    z.strictObject({ picture: named.picture }),
    ({ picture }: { picture?: ContentPicture | undefined }, place) => ({ ...place, picture }),
  ),
  ...pageText(
    'company',
    /** What is said of the company on every page and beside them; it has no page of its own. */
    z.strictObject({
      /** What it does, for search engines and readers of llms.txt. */
      about: line(200),
      /** Behind its name in the footer. */
      slogan: line(60).optional(),
      /** What it promises who writes: beside a form, above the pop-up's, once a message is sent. */
      answer: line(120).optional(),
      callback: line(200),
      sent: line(160),
      /** What a subscriber gets. */
      newsletter: line(160).optional(),
      /** That clients, people and figures are samples: of the site, in its footer, and on an estimate. */
      samples: z.strictObject({ page: line(160), estimate: line(80) }).optional(),
      /** What stands in llms.txt before that, and headings of its lists (`llms` in src/site/site.ts). */
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
    /** By the form barriers are reported. */
    legal.extend({ form: z.strictObject({ title: line(60), lead: line(200) }) }),
    withHtml,
  ),
};

/**
 * The collection of one page's text; every language that is published whole must have it.
 *
 * @param name Of its files, without their ending.
 * @param transform What the page gets of the fields: Markdown as HTML.
 */
function pageText<Name extends string, Fields, Entry extends Placed>(
  name: Name,
  schema: z.ZodType<Fields>,
  transform: (fields: Fields, place: Placed, figures: Figures) => Entry,
) {
  const collection = defineCollection({
    directory: 'src/content/pages',
    include: `*/${name}.{yaml,md}`,
    paragraphs,
    // Typed letter by letter.
    asWritten: ['phrases'],
    schema,
    transform,
    check: (entries: readonly Entry[]) =>
      inEveryLanguage('pages', entries, [name], least.includes(name) ? [name] : []),
  });
  return { [`pages/${name}`]: collection } as Record<`pages/${Name}`, Collection<Fields, Entry>>;
}
