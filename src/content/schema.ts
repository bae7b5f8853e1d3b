import { z } from 'zod';

import { pictureField } from '#kit/content/picture-schema.ts';
import { defaultLocale } from '#kit/i18n/locales.ts';
import { withoutSoftHyphens } from '#kit/i18n/soft-hyphens.ts';
import { companyFacts, withFacts } from '#kit/site/company-facts.ts';

import { problems } from './markdown.ts';

const facts = companyFacts(defaultLocale);
/** Number of characters that visitors read: with facts (`{company}`) filled in, and without soft hyphens. */
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

/**
 * Markdown without raw HTML. An issue has the line of the problem, from 0 within the text, as `params.line`, for
 * src/kit/build/content/read.ts.
 */
export const text = z.string().superRefine((value, context) => {
  for (const { line, message } of problems(value)) {
    context.addIssue({ code: 'custom', message, params: { line } });
  }
});

/** Inline Markdown (emphasis, links), which the build renders to HTML. */
export const markdown = (max: number) => text.trim().min(1).check(atMost(max));

/**
 * Sizes of pictures in px: the widths in which the build makes them, and the minimum width of a file. `picture` is
 * shown on the first screen, in lists and on shared links; `portrait` shows a person.
 */
export const slots = {
  picture: { widths: [480, 640, 960, 1440, 1920], least: 800 },
  portrait: { widths: [200, 400, 600, 800], least: 300 },
};

/** A drawing by its name, or a picture file. */
const picture = pictureField(slots.picture);

/** A photograph or a drawn portrait. For a person without one, initials are shown. */
const portrait = pictureField(slots.portrait);

/** Fields of the document head, which every page has. Lengths, here and below, are characters. */
export const head = {
  /** Without the name of the company, which the page adds. */
  title: line(58).min(15),
  description: line(160).min(50),
  /** Date of the last change that a reader would notice, for search engines. */
  updated: z.iso.date(),
};

/** The name of a page in menus and breadcrumbs, its labels in lists of links, and its pictures. */
export const named = {
  /** Shown on the first screen, and where a link to the page is shared. */
  picture: picture.optional(),
  /** Shown where a link to the page is shared, in place of `picture`. */
  sharedPicture: picture.optional(),
  name: line(50),
  /** Shown by lists of links in place of `name`. */
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

const quantity = z.number().int().min(0).max(10_000);

/**
 * How the price of a service is calculated (calculate.ts) from quantities that a visitor knows. Days are the working
 * days of one person. Every language has the same numbers (estimate-problems.ts checks that).
 */
export const estimate = z.strictObject({
  /** Days that the work takes regardless of the quantities. */
  base: z.number().positive(),
  quantities: z
    .array(
      z
        .strictObject({
          name: line(40),
          /** Days for each unit of the quantity. */
          days: z.number().positive(),
          from: quantity,
          to: quantity,
          usual: quantity,
        })
        .refine(({ from, to, usual }) => from <= usual && usual <= to && from < to, {
          path: ['usual'],
          message: 'must lie between "from" and "to"',
        }),
    )
    .min(2)
    .max(4),
  /** Greatest addition for what is not yet known, as a share of the days. */
  unknown: z.number().min(0.05).max(0.6),
  /** How many people work on it at the same time. */
  people: z.number().int().min(1).max(6),
  /** For each of the `steps` of the service, its share of the duration. */
  shares: z
    .array(z.number().positive())
    .refine((shares) => Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 0.001, {
      message: 'must add up to 1',
    }),
  /** What makes the work more than estimated, and what makes it less. */
  more: line(160),
  less: line(160),
});

export type Estimate = z.infer<typeof estimate>;

/**
 * An example of a document that clients of a category get: a table above a title block. Names and numbers are
 * invented.
 */
export const sample = z
  .strictObject({
    title: line(70),
    /** What the example shows. */
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

/** The name of an SVG file beside the entry. */
const svgFile = z.string().regex(/\.svg$/, 'must be the name of an SVG file');

/** A page of the services catalogue: a category, an industry or one of their services. */
export const service = z.strictObject({
  ...head,
  /** Short name for menus, lists and breadcrumbs. */
  name: line(60),
  /** The icon of a category in lists. Its `currentColor` is the colour of the text around it. */
  icon: svgFile.optional(),
  heading: markdown(90),
  /** Default: the drawing for the position of the service in the matrix (service-drawing.ts). */
  picture: picture.optional(),
  /** Turning dots around the drawing of the hero. */
  isHeadingDotsVisible: z.boolean().optional(),
  lead: markdown(240),
  statement: line(240),
  /** For whom the service is, for whom it is too, and for whom it is not. */
  fits: z.strictObject({ first: line(180), also: line(180), not: line(180) }),
  /** What is delivered, as a packing list. */
  crate: z.strictObject({
    title: line(60),
    rows: z
      // The table has no column of quantities if the rows have none: a column of ones would say nothing.
      .array(z.strictObject({ quantity: line(8).optional(), item: line(60), note: line(150) }))
      .min(3)
      .max(6)
      .refine((rows) => new Set(rows.map(({ quantity }) => quantity === undefined)).size === 1, {
        message: 'either each row has a quantity or none has',
      }),
  }),
  /** The parts of the work, shown in the scroll accordion. The content gives effort and duration only on categories. */
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
            /** Default: the picture of a related page of the catalogue. */
            picture: picture.optional(),
          }),
        )
        .min(4)
        .max(6),
    })
    .optional(),
  /** How the work proceeds. Steps have a duration only if there is no `estimate`, which calculates it. */
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
  estimate: estimate.optional(),
  /** What the price depends on, in words, in place of an estimate whose numbers would be guesses. */
  pricedBy: line(300).optional(),
  /** The case and the post that belong to the service, by the names of their files. */
  case: z.string().optional(),
  post: z.string().optional(),
  /** Only categories have a sample. Their services show it too if they have neither a case nor a post. */
  sample: sample.optional(),
  /** Facts, shown as the title block of a technical drawing. */
  dimensions: z
    .strictObject({
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
    .strictObject({
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

/** A subject of posts. A tag has a page if at least one post has it. */
export const tag = listing.extend({ name: line(30) });

/**
 * A result in numbers. `value` is a number, or a change such as '8.1 → 1.3%'. `label` says what was measured.
 */
const result = z.strictObject({
  value: line(20),
  label: line(80),
  /** Whether the comparison of the case shows this result. The list of figures then leaves it out. */
  compared: z.literal(true).optional(),
});

/** Units of a comparison, as `Intl.NumberFormat` calls them. */
export const units = ['percent', 'second', 'minute', 'hour', 'day'] as const;

const cells = (least: number) => z.array(line(48)).min(least).max(4);

/**
 * What a region of a screen shows, with sample values: a table (`rows`), buttons (`keys`), a large number (`figure`), a
 * text, or stacks of boxes.
 */
const shows = z
  .strictObject({
    /** Column headings above `rows`. */
    head: cells(2).optional(),
    rows: z.array(cells(2)).min(1).max(9).optional(),
    keys: z.array(line(24)).min(2).max(12).optional(),
    figure: line(16).optional(),
    text: z.array(line(160)).min(1).max(6).optional(),
    /** The number of boxes in each stack. */
    stacks: z.array(z.number().int().min(0).max(6)).min(4).max(24).optional(),
    /** The label and the value of the input above `keys`, which they write to. */
    field: cells(2).optional(),
    /** A line below the content. For a list that is not complete, it says which part is shown. */
    note: line(60).optional(),
    /** The row, key or line that is highlighted, from 1. */
    mark: z.number().int().positive().optional(),
  })
  .refine(
    ({ rows, keys, figure, text, stacks }) =>
      [rows, keys, figure, text, stacks].filter((kind) => kind !== undefined).length === 1,
    'must show exactly one of rows, keys, figure, text and stacks',
  )
  .refine(
    ({ field, keys }) => !field || keys,
    'has a field, and so needs the keys that write to it',
  );

/** A position or a length, in cells of the grid of a screen. */
const gridCells = (most: number) => z.number().int().min(1).max(most);

/** A case study: front matter and a Markdown body with h2 sections. */
export const work = z
  .strictObject({
    ...head,
    /**
     * The client, by the name of its file. An anonymous case has `unnamed` instead, which says what kind of client
     * it is.
     */
    client: z.string().optional(),
    unnamed: line(40).optional(),
    /** Default: the sector of the client. */
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
    /** Numbers from before and after, drawn to scale. They are the same in every language. */
    comparison: z
      .strictObject({
        /** `name` says what the axis counts. `unit` is left out where `Intl` has no unit for it. */
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
    /** A screen that was delivered, drawn as regions on a grid of 12 columns and 8 rows. */
    screen: z
      .strictObject({
        title: line(50),
        lead: line(200).optional(),
        /** Texts of the bar along the upper edge. */
        bar: z.array(line(32)).min(1).max(3).optional(),
        regions: z
          .array(
            z
              .strictObject({
                name: line(32),
                note: line(120),
                /** Column and row of the upper left corner, from 1, then width and height. */
                area: z.tuple([gridCells(12), gridCells(8), gridCells(12), gridCells(8)]),
                /** Whether it is the main region, which is highlighted. */
                main: z.literal(true).optional(),
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
      .refine(
        ({ refused, erred }) => refused ?? erred,
        'must say what was refused, or where we erred',
      )
      .optional(),
    content: text,
  })
  .refine(({ client, unnamed }) => (client === undefined) !== (unnamed === undefined), {
    error: 'must name either the client or, in unnamed, what kind of client it is',
    path: ['client'],
  });

export const post = z.strictObject({
  ...head,
  heading: line(90),
  summary: line(240),
  date: z.iso.date(),
  /** Date of the last change, if there was one after `date`. */
  updated: z.iso.date().optional(),
  author: z.string(),
  tag: z.string(),
  /** The case that the post is about, by the name of its file. */
  case: z.string().optional(),
  picture: picture.optional(),
  /** A result from the post. The page of a service that refers to the post shows it large. */
  figure: result.optional(),
  content: text,
});

export const member = z.strictObject({
  name: line(40),
  designation: line(60),
  content: line(260),
  picture: portrait.optional(),
  /** Whether this is the person who is shown as answering visitors' messages. */
  answers: z.literal(true).optional(),
  order: z.number().int().positive(),
});

/** An open position, shown on the page about the company with the anchor `job-` and the name of the file. */
export const job = z.strictObject({
  name: line(60),
  summary: line(200),
  place: line(70),
  hours: line(40),
  salary: line(50),
  /** What the job consists of in the first six months. */
  tasks: z.array(line(200)).min(2).max(4),
  asks: z.array(line(160)).min(2).max(4),
  offers: z.array(line(160)).min(2).max(4),
  /** Subject of the e-mail that an applicant sends. */
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
    /** Without a logo, the name is shown in its place. */
    logo: svgFile.optional(),
    /** Sections that show the logo. */
    shownIn: z.array(z.enum(['marquee', 'grid'])).default(['marquee', 'grid']),
    sector: line(50).optional(),
    content: line(200).optional(),
    since: z.number().int().min(2000).max(2100).optional(),
    /** Whether the client has agreed to be asked about us. */
    reference: z.boolean().optional(),
    order: z.number().int().positive(),
  })
  .refine(({ content, sector, since }) => !content || (sector && since), {
    error: 'needs a sector and a year (since) beside it',
    path: ['content'],
  });
