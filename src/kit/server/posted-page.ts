/**
 * Removes the form's state from a page that answers a native post. React writes the state into a hidden
 * input, with everything that was typed. Nothing needs that copy: `writePost` (leads/intake/form-post.ts)
 * discards it from the next post, and hydration reads `FormState` (leads/form/form-state.tsx) instead.
 */
export function withoutFormState(html: string): string {
  // Typed text is escaped, so only React's own input matches (docs/waku.md). `[null]` is an empty state.
  return html.replace(/(<input type="hidden" name="\$ACTION_\d+:1" value=")[^"]*"/g, '$1[null]"');
}
