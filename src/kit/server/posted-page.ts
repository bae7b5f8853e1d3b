/**
 * Takes out of a page that answers a post what React writes for the next one: the state that the
 * form had, with all that was typed, once more. The entry never looks at it (`writeSubmission`),
 * and React takes a page over without it.
 */
export function withoutPreviousState(html: string): string {
  // Only React writes this: what visitors typed has no tags.
  return html.replace(/(<input type="hidden" name="\$ACTION_\d+:1" value=")[^"]*"/g, '$1[null]"');
}
