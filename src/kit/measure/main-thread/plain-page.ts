/** Returns the numbers from 0 up to but not including `count`. */
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const words =
  'A plain page has headings and paragraphs and short lists of links in boxes so that style layout and paint have as much to do on any machine'.split(
    ' ',
  );

/** Returns a text of `count` words. The seed selects the words: the same seed gives the same text. */
const text = (count: number, seed: number) =>
  range(count)
    .map((index) => words[(index * 5 + seed * 7) % words.length])
    .join(' ');

const style = `
body { margin: 0; font: 1rem/1.6 sans-serif; color: #123 }
section { max-width: 70rem; margin: auto; padding: 3rem 1.25rem }
section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1.5rem }
article { display: flex; flex-direction: column; gap: .5rem; padding: 1rem; border: 1px solid #ccd; border-radius: .5rem }
ul { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none }
a { color: #06c }`;

/**
 * Returns the HTML of a page with 40 sections, some 6,000 elements and one stylesheet, without scripts.
 * The work of loading it is the unit for other pages, so that results of different machines can be compared.
 */
export function plainPage(): string {
  const sections = range(40).map(section).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>${style}</style></head><body><main><h1>${text(5, 1)}</h1>${sections}</main></body></html>`;
}

function section(index: number): string {
  const cards = range(12).map((cardIndex) => card(index + cardIndex));
  return `<section id="${String(index)}"><h2>${text(6, index)}</h2><p>${text(40, index + 1)}</p><div>${cards.join('')}</div></section>`;
}

function card(seed: number): string {
  const items = range(4).map(
    (index) => `<li><a href="#${String(index)}">${text(3, seed + index)}</a></li>`,
  );
  return `<article><h3>${text(4, seed)}</h3><p>${text(24, seed + 1)}</p><ul>${items.join('')}</ul></article>`;
}
