/** A heading of a long text: its id, and its HTML. */
export interface TextSection {
  id: string;
  html: string;
}

/**
 * Adds ids to the h2 headings of a text, so that links can lead to them, and lists the headings in their
 * order.
 */
export function withSectionIds(html: string): { html: string; sections: TextSection[] } {
  const sections: TextSection[] = [];
  const marked = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, heading: string) => {
    const id = `section-${String(sections.length + 1)}`;
    sections.push({ id, html: heading });
    return `<h2 id="${id}" class="scroll-mt-[calc(var(--header-height)+1rem)]">${heading}</h2>`;
  });
  return { html: marked, sections };
}
