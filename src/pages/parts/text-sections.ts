/** A section of a long text: the id of its heading, and the HTML of the heading and of the text below it. */
export interface TextSection {
  id: string;
  heading: string;
  body: string;
}

/**
 * Adds ids to the h2 headings of a text, for links to them. Returns the new HTML, the HTML before the first section, and
 * the sections in order.
 */
export function withSectionIds(html: string): {
  html: string;
  before: string;
  sections: TextSection[];
} {
  const sections: TextSection[] = [];
  const marked = html.replaceAll(
    /<h2>(.*?)<\/h2>(.*?)(?=<h2>|$)/gs,
    (_, heading: string, body: string) => {
      const id = `section-${String(sections.length + 1)}`;
      sections.push({ id, heading, body });
      return `<h2 id="${id}" class="scroll-mt-[calc(var(--header-height)+1rem)]">${heading}</h2>${body}`;
    },
  );
  return { html: marked, before: html.slice(0, html.search(/<h2>|$/)), sections };
}
