import { describe, expect, it } from 'vitest';

import { categoryViewNames, type DrawingName, drawingNames } from '#brand/drawings/catalogue.ts';
import { drawingFile } from '#brand/drawings/file.ts';
import { content } from '#content/index.ts';
import { serviceDrawing } from '#content/service-drawing.ts';
import { servicePaths } from '#content/service-matrix.ts';
import { pageSummary } from '#kit/site/page-summary.ts';
import { allPages } from '#kit/site/routes.ts';

describe('the summary of a page', () => {
  it('names a drawing that exists and a heading without markup, for every page', () => {
    for (const page of allPages) {
      const { drawing, heading, title, description } = pageSummary(page);
      expect([...drawingNames, ...categoryViewNames], page.address).toContain(drawing);
      expect(heading, page.address).not.toMatch(/[<>]|&\w+;/);
      expect([heading, title, description].every((text) => text.length > 0)).toBe(true);
    }
  });

  it('is in the language of the page', () => {
    expect(pageSummary({ locale: 'de', name: 'imprint' }).title).toContain('Impressum');
  });

  it('knows the last change', () => {
    for (const { id, date, updated } of content.posts('en')) {
      const post = pageSummary({ locale: 'en', name: 'blogs-id', id });
      expect(post.updated).toBe(updated ?? date);
    }
    expect(pageSummary({ locale: 'en', name: 'about' }).updated).toBe(
      content.page('en', 'about').updated,
    );
  });

  it('gives the list of posts the day of the newest, or of its own last change', () => {
    const days = allPages
      .filter(({ name, locale }) => name === 'blogs-id' && locale === 'en')
      .map((page) => pageSummary(page).updated);
    days.push(content.page('en', 'blogs').updated);
    expect(pageSummary({ locale: 'en', name: 'blogs' }).updated).toBe(days.sort().at(-1));
  });

  it('joins the fixed and the first moving part of the home heading', () => {
    const { heading, phrases } = content.page('en', 'home');
    expect(pageSummary({ locale: 'en', name: 'index' }).heading).toBe(
      `${heading} ${phrases[0] ?? ''}`,
    );
  });

  it('draws every service by a picture of its own', () => {
    const pictures = servicePaths.map(
      (path) => drawingFile(serviceDrawing(path) as DrawingName, { tone: 'paper' }).svg,
    );
    const shapes = pictures.map((svg) => svg.replace(/d-[a-z0-9-]+/g, ''));
    expect(new Set(shapes).size).toBe(servicePaths.length);
  });

  it('draws nothing for a service that no category has', () => {
    expect(() => serviceDrawing('nope')).toThrow('The service "nope" is in no category.');
  });

  it('draws the services of a category by views of one drawing', () => {
    expect(serviceDrawing('data-engineering')).toBe('data-engineering');
    for (const path of servicePaths.filter((one) => one.startsWith('data-engineering/')))
      expect(serviceDrawing(path)).toMatch(/^data-engineering-\d$/);
  });
});
