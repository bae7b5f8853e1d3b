import type { Thing } from 'schema-dts';

import { graphOf } from './structured-data.ts';

/** Structured data as a data block; `<` is escaped, so that no text can end the element. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify(graphOf(things)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
