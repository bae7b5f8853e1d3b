/**
 * Stands in a long page where what is seen at first ends: a built page asks here for the styles of
 * everything that follows (`finish-html.ts`), and its document is so much the shorter.
 */
export function FirstViewEnd() {
  return (
    <div
      data-first-view-end=""
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
