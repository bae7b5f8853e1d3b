/**
 * Matches line separators, bidirectional controls and control characters, which a terminal would act upon.
 * All of them are single UTF-16 units.
 */
const invisible = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Escapes invisible characters as JSON does: `\u202e`. Line feeds and tabs stay. */
export function escapeInvisible(text: string): string {
  return text.replace(
    invisible,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
