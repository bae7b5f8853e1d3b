/**
 * Marks `count` random rows of a list with `data-shown`, and the list with `data-chosen`. The styles of the
 * list hide all other rows. random-rows.tsx writes the source of this function into the page as a script,
 * so the function must not use anything outside its own body.
 */
export function chooseRows(list: Element, count: number): void {
  const rows = [...list.children];
  for (let left = count; left > 0 && rows.length > 0; left -= 1) {
    rows.splice(Math.floor(Math.random() * rows.length), 1)[0]?.setAttribute('data-shown', '');
  }
  list.setAttribute('data-chosen', '');
}
