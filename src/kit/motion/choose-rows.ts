/**
 * Marks `count` random rows of a list with `data-shown`, and the list with `data-chosen`. The styles of the
 * list hide all other rows. random-rows.tsx writes the source of this function into the page as a script,
 * so the function must not use anything outside its own body.
 */
export function chooseRows(list: Element, count: number): void {
  const candidates = [...list.children];
  for (let chosen = 0; chosen < count && candidates.length > 0; chosen += 1) {
    const index = Math.floor(Math.random() * candidates.length);
    const [row] = candidates.splice(index, 1);
    row?.setAttribute('data-shown', '');
  }
  list.setAttribute('data-chosen', '');
}
