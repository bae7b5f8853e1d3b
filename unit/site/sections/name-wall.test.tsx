import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { NameWall } from '#sections/work/name-wall.tsx';

const plates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Client ${String(index)}`,
  }));
const unnamed = { text: 'And those we do not name', href: '#white-label' };

it.each([
  [1, 2, 1],
  [3, 4, 1],
  [4, 5, 1],
  [5, 3, 1],
  [14, 5, 1],
  [40, 5, 5],
])('a wall of %i plates has no gap in its last row', (count, columns, span) => {
  const wall = renderToStaticMarkup(
    <NameWall title="Clients" plates={plates(count)} unnamed={unnamed} />,
  );
  expect(wall).toContain(`--columns:repeat(${String(columns)},`);
  expect(wall).toContain(`--span:span ${String(span)}"`);
  expect((count + span) % columns).toBe(0);
});

it('a single plate fills the sheet, and without `unnamed` there is no plate for unnamed clients', () => {
  const wall = renderToStaticMarkup(<NameWall title="Clients" plates={plates(1)} />);
  expect(wall).toContain('--columns:repeat(1,');
  expect(wall.match(/<li/g)).toHaveLength(1);
  expect(wall).not.toContain('<a');
});
