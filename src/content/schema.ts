import { z } from 'zod';

import { pictureField } from '#kit/content/picture-schema.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { companyFacts, withFacts } from '#kit/site/company-facts.ts';

import { problems } from './markdown.ts';

const facts = companyFacts(defaultLocale);
/** Length as it is read: with the facts that a text names. */
const lengthOf = (text: string) => withoutSoftHyphens(withFacts(text, facts)).length;
const atMost = (max: number) =>
  z.check<string>((context) => {
    const length = lengthOf(context.value);
    if (length <= max) return;
    const message = `must have at most ${String(max)} characters, and has ${String(length)}`;
    context.issues.push({ code: 'custom', message, input: context.value });
  });

/** One line of visible text, without markup and line breaks. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .check(atMost(max))
    .refine((text) => !/[\n<>]/.test(text), 'must be one line without markup');

/** Markdown without raw HTML. An issue names the line of the text in which it stands, from 0. */
export const text = z.string().superRefine((value, context) => {
  for (const { line, message } of problems(value)) {
    context.addIssue({ code: 'custom', message, params: { line } });
  }
});

/** Inline Markdown (emphasis, links), rendered to HTML at build. */
export const markdown = (max: number) => text.trim().min(1).check(atMost(max));

/** Pictures across the first screen, in lists and on shared links; portraits. */
export const slots = {
  picture: { widths: [480, 640, 960, 1440, 1920], least: 800 },
  portrait: { widths: [200, 400, 600, 800], least: 300 },
};

/** A drawing by its name or a file. */
const picture = pictureField(slots.picture);

/** A photograph or a drawn portrait. Without one a person has initials. */
const portrait = pictureField(slots.portrait);

/** Fields of the document head, which every page has. Lengths are characters. */
export const head = {
  /** Its page adds the name of the company. */
  title: line(58).min(15),
  description: line(160).min(50),
  /** Date of the last change that a reader would notice, for search engines. */
  updated: z.iso.date(),
};

/** A page's name in menus and trail, other names in single lists of links, and its pictures. */
export const named = {
  /** Shown on the first screen, and where the page's link is shared. */
  picture: picture.optional(),
  /** Shown only where its link is shared. */
  sharedPicture: picture.optional(),
  name: line(50),
  labels: z
    .strictObject({
      header: line(30).optional(),
      menu: line(30).optional(),
      footer: line(30).optional(),
      further: line(30).optional(),
      legal: line(30).optional(),
    })
    .optional(),
};

const whole = z.number().int().min(0).max(10_000);

/**
 * How a service is priced (reckon.ts), by quantities that a visitor knows. Days are working days of one
 * person; numbers are the same in every language.
 */
export const estimate = z.strictObject({
  /** Days whatever the quantities. */
  base: z.number().positive(),
  quantities: z
    .array(
      z
        .strictObject({
          name: line(40),
          /** Days that one takes. */
          days: z.number().positive(),
          from: whole,
          to: whole,
          usual: whole,
        })
        .refine(({ from, to, usual }) => from <= usual && usual <= to && from < to, {
          path: ['usual'],
          message: 'must lie between "from" and "to"',
        }),
    )
    .min(2)
    .max(4),
  /** Share of the days that what is not yet known may add. */
  unknown: z.number().min(0.05).max(0.6),
  /** Who work on it at the same time. */
  people: z.number().int().min(1).max(6),
  /** Share of the time that each of the steps takes. */
  shares: z
    .array(z.number().positive())
    .refine((shares) => Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 0.001, {
      message: 'must together be 1',
    }),
  /** What makes it more than that, and less. */
  more: line(160),
  less: line(160),
});

export type Estimate = z.infer<typeof estimate>;

/** A page of what clients of a category get, as a table above a title block; names and figures are invented. */
export const sample = z
  .strictObject({
    title: line(70),
    /** What is to be seen in it. */
    note: line(200),
    columns: z.array(line(24)).min(2).max(4),
    rows: z
      .array(z.array(line(80)))
      .min(3)
      .max(7),
    cells: z
      .array(z.strictObject({ label: line(20), value: line(32) }))
      .min(3)
      .max(4),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'must have a cell for each column',
  });

export type Sample = z.infer<typeof sample>;

/** A file beside the entry. */
const svgFile = z.string().regex(/\.svg$/, 'is the name of an SVG file');

/** A page of the services catalogue: a category, an industry or one of their services. */
export const service = z.strictObject({
  ...head,
  /** Short name for menus, lists and breadcrumbs. */
  name: line(60),
  /** Of a category, in lists: what is `currentColor` in it gets the colour of the text. */
  icon: svgFile.optional(),
  heading: markdown(90),
  /** Without it, the drawing that has its place (service-drawing.ts). */
  picture: picture.optional(),
  /** Turning dots around the drawing of the hero. */
  isHeadingDotsVisible: z.boolean().optional(),
  lead: markdown(240),
  statement: line(240),
  fits: z.strictObject({ first: line(180), also: line(180), not: line(180) }),
  crate: z.strictObject({
    title: line(60),
    rows: z
      // A quantity in each row, or in none: a column of ones says nothing.
      .array(z.strictObject({ quantity: line(8).optional(), item: line(60), note: line(150) }))
      .min(3)
      .max(6)
      .refine((rows) => new Set(rows.map(({ quantity }) => quantity === undefined)).size === 1, {
        message: 'either each row has a quantity or none has',
      }),
  }),
  /** What the work consists of: the items of the scroll accordion. Those of categories may say effort and duration. */
  parts: z
    .strictObject({
      title: line(50),
      subtitle: line(60),
      items: z
        .array(
          z.strictObject({
            title: line(40),
            content: line(460),
            effort: line(50).optional(),
            duration: line(40).optional(),
            /** Without it, the picture of a service of the same family. */
            picture: picture.optional(),
          }),
        )
        .min(4)
        .max(6),
    })
    .optional(),
  /** How it goes. Typical durations stand where no estimate reckons them. */
  steps: z
    .strictObject({
      title: line(50),
      items: z
        .array(
          z.strictObject({ title: line(40), content: line(200), duration: line(28).optional() }),
        )
        .min(3)
        .max(5),
    })
    .optional(),
  /** What it costs; or in words what its price hangs on, where figures would be guessed. */
  estimate: estimate.optional(),
  pricedBy: line(300).optional(),
  /** A case and a post that belong to it, by the names of their files. */
  case: z.string().optional(),
  post: z.string().optional(),
  /** Of a category: shown on its page, and by its services that have neither case nor post. */
  sample: sample.optional(),
  dimensions: z
    .object({
      title: line(60),
      subject: line(40),
      total: z.strictObject({ label: line(50), value: line(24) }),
      cells: z
        .array(z.strictObject({ label: line(28), value: line(32) }))
        .min(8)
        .max(10),
    })
    .optional(),
  questions: z
    .object({
      title: line(50),
      items: z
        .array(z.strictObject({ question: line(120), answer: line(460) }))
        .min(2)
        .max(6),
    })
    .optional(),
});

/** Pages that list a collection: services, work, blogs. */
export const listing = z.strictObject({
  ...head,
  ...named,
  heading: line(70),
  lead: markdown(260),
});

/** What posts are about; a tag that a post has is a page of its own. */
export const tag = listing.extend({ name: line(30) });

/** What came of something: '8.1 → 1.3%', and of what. */
const result = z.strictObject({
  value: line(20),
  label: line(80),
  /** The comparison shows it: it is not said again among the figures. */
  compared: z.literal(true).optional(),
});

/** Units of a comparison, as `Intl.NumberFormat` calls them. */
export const units = ['percent', 'second', 'minute', 'hour', 'day'] as const;

const cells = (least: number) => z.array(line(48)).min(least).max(4);

/** What a region of a screen shows, with sample values: one of a table, keys, a figure, text, stacks. */
const shows = z
  .strictObject({
    /** Above `rows`: what each of their cells is. */
    head: cells(2).optional(),
    rows: z.array(cells(2)).min(1).max(9).optional(),
    keys: z.array(line(24)).min(2).max(12).optional(),
    figure: line(16).optional(),
    text: z.array(line(160)).min(1).max(6).optional(),
    /** How many boxes stand on each other in each of them. */
    stacks: z.array(z.number().int().min(0).max(6)).min(4).max(24).optional(),
    /** Above keys: what they write, and what stands there so far. */
    field: cells(2).optional(),
    /** Below what it shows; of a list, which part of it that is. */
    note: line(60).optional(),
    /** The row, key or line that counts, from 1. */
    mark: z.number().int().positive().optional(),
  })
  .refine(
    ({ rows, keys, figure, text, stacks }) =>
      [rows, keys, figure, text, stacks].filter((kind) => kind !== undefined).length === 1,
    'shows one of rows, keys, figure, text and stacks',
  )
  .refine(({ field, keys }) => !field || keys, 'has keys that write into its field');

/** A place or a length on the sheet of a screen's plan. */
const place = (most: number) => z.number().int().min(1).max(most);

/** A case study: front matter and a Markdown body with h2 sections. */
export const work = z
  .strictObject({
    ...head,
    /** The client, by the name of its file; or what it is, where it may not be named. */
    client: z.string().optional(),
    unnamed: line(40).optional(),
    /** Its client's where it is left out. */
    sector: line(60).optional(),
    heading: line(90),
    summary: line(220),
    scope: line(120),
    duration: line(60),
    year: z.number().int().min(2000).max(2100),
    order: z.number().int().positive(),
    picture: picture.optional(),
    services: z.array(z.string()).min(1).max(4),
    /** The first one is shown large. */
    results: z.array(result).min(2).max(4),
    /** Before and after, drawn to scale; numbers are the same in every language. */
    comparison: z
      .strictObject({
        /** Of one measure each: what its axis counts, and the unit where Intl knows it. */
        measures: z
          .array(
            z.strictObject({
              name: line(60),
              unit: z.enum(units).optional(),
              before: z.number().min(0),
              after: z.number().min(0),
            }),
          )
          .min(1)
          .max(3),
        note: line(160).optional(),
      })
      .optional(),
    /** A screen that was delivered, as a drawing: its regions, by their places on a sheet of 12 by 8. */
    screen: z
      .strictObject({
        title: line(50),
        lead: line(200).optional(),
        /** What stands along its upper edge. */
        bar: z.array(line(32)).min(1).max(3).optional(),
        regions: z
          .array(
            z
              .strictObject({
                name: line(32),
                note: line(120),
                /** Column and row of the corner, from 1; width and height. */
                area: z.tuple([place(12), place(8), place(12), place(8)]),
                /** The one that the work turned on. */
                mark: z.literal(true).optional(),
                shows: shows.optional(),
              })
              .refine(({ area: [x, y, width, height] }) => x + width <= 13 && y + height <= 9, {
                path: ['area'],
                message: 'must lie within 12 columns and 8 rows',
              }),
          )
          .min(2)
          .max(8),
      })
      .optional(),
    /** What we would not build, and what we got wrong. */
    candour: z
      .strictObject({ refused: line(320).optional(), erred: line(320).optional() })
      .refine(({ refused, erred }) => refused ?? erred, 'says what was refused, or where we erred')
      .optional(),
    content: text,
  })
  .refine(({ client, unnamed }) => (client === undefined) !== (unnamed === undefined), {
    error: 'names either its client or, as unnamed, what the client is',
    path: ['client'],
  });

export const post = z.strictObject({
  ...head,
  heading: line(90),
  summary: line(240),
  date: z.iso.date(),
  /** Where it was changed after its first day. */
  updated: z.iso.date().optional(),
  author: z.string(),
  tag: z.string(),
  /** The case that it tells of, by the name of its file. */
  case: z.string().optional(),
  picture: picture.optional(),
  /** The one that a service shows large, where it names the post. */
  figure: result.optional(),
  content: text,
});

export const member = z.strictObject({
  name: line(40),
  designation: line(60),
  content: line(260),
  picture: portrait.optional(),
  /** Shown as the one who answers to whoever has written. */
  answers: z.literal(true).optional(),
  order: z.number().int().positive(),
});

/** A free position. It is shown on the page about the company, below a mark of its file's name. */
export const job = z.strictObject({
  name: line(60),
  summary: line(200),
  place: line(70),
  hours: line(40),
  salary: line(50),
  /** What one does in the first half-year. */
  tasks: z.array(line(200)).min(2).max(4),
  asks: z.array(line(160)).min(2).max(4),
  offers: z.array(line(160)).min(2).max(4),
  /** Subject of the e-mail by which one applies. */
  subject: line(80),
  order: z.number().int().positive(),
});

export const testimonial = z.strictObject({
  quote: line(260),
  name: line(40),
  designation: line(80),
  client: z.string(),
  picture: portrait.optional(),
  order: z.number().int().positive(),
});

/** A client without `content` is shown by its logo alone. */
export const client = z
  .strictObject({
    name: line(30),
    /** An SVG file beside the entry; without one the name is set. */
    logo: svgFile.optional(),
    /** What the logo stands in. */
    shownIn: z.array(z.enum(['marquee', 'grid'])).default(['marquee', 'grid']),
    sector: line(50).optional(),
    content: line(200).optional(),
    since: z.number().int().min(2000).max(2100).optional(),
    /** It agreed to be asked about us. */
    reference: z.boolean().optional(),
    order: z.number().int().positive(),
  })
  .refine(({ content, sector, since }) => !content || (sector && since), {
    error: 'needs a sector and a year (since) beside it',
    path: ['content'],
  });
