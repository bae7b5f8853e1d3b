/**
 * Marks `count` random rows of a list with `data-shown`, and the list with `data-chosen`. It must not
 * use anything outside its own body: random-rows.tsx writes its source into the page as a script.
 */
export function chooseRows(list: Element, count: number): void {
  const rows = [...list.children];
  for (let left = count; left > 0 && rows.length > 0; left -= 1) {
    rows.splice(Math.floor(Math.random() * rows.length), 1)[0]?.setAttribute('data-shown', '');
  }
  list.setAttribute('data-chosen', '');
}
