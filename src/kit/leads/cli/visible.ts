/** Control characters, which terminals obey, and marks that turn the direction of what follows. */
const marks = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Text with its invisible marks written out, as JSON writes them: `\u202e`. */
export function visible(text: string): string {
  return text.replace(marks, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
