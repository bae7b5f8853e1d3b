/**
 * Marks some rows of a list, chosen at random, with `data-shown`, and the list with `data-chosen`.
 * It stands by itself, since it is also written into the page as a script (random-rows.tsx).
 */
export function chooseRows(list: Element, count: number): void {
  const rows = [...list.children];
  for (let left = count; left > 0 && rows.length > 0; left -= 1) {
    rows.splice(Math.floor(Math.random() * rows.length), 1)[0]?.setAttribute('data-shown', '');
  }
  list.setAttribute('data-chosen', '');
}
