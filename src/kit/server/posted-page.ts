/**
 * Removes the form's previous state from a page that answers a native post: React writes it into a
 * hidden input, with everything that was typed. `writePost` discards it, and hydration does not
 * need it.
 */
export function withoutPreviousState(html: string): string {
  // Typed text is escaped, so that only React's own input matches.
  return html.replace(/(<input type="hidden" name="\$ACTION_\d+:1" value=")[^"]*"/g, '$1[null]"');
}
