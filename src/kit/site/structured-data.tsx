import type { Thing } from 'schema-dts';

import { graphOf } from './structured-data.ts';

/** Renders structured data as JSON-LD. `<` is escaped, so that no text can end the script element. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify(graphOf(things)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
