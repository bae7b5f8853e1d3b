import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { LogoGrid } from '#sections/work/logo-grid.tsx';
import { Marquee } from '#sections/work/marquee.tsx';
import { ClientLogo } from '#ui/client-logo.tsx';
import { evenColumns } from '#ui/even-columns.ts';

const logo = { path: '/content/a.svg', width: 120, height: 44 };
const clients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Client ${index}`,
    logo,
  }));
const count = (markup: string, part: string) => markup.split(part).length - 1;

describe('the logo of a client', () => {
  it('has the colour of the text and is read out by the client’s name', () => {
    const markup = renderToStaticMarkup(<ClientLogo name="Sample & Sons" logo={logo} />);
    expect(markup).toContain('role="img" aria-label="Sample &amp; Sons"');
    expect(markup).toContain('bg-current');
    expect(markup).toContain('--file:url(/content/a.svg)');
  });

  it('is not read out twice', () => {
    const markup = renderToStaticMarkup(<ClientLogo name="Sample" logo={logo} isDuplicate />);
    expect(markup).not.toMatch(/role|aria-label/);
  });

  it('is the name if there is no file', () => {
    expect(renderToStaticMarkup(<ClientLogo name="Sample" />)).toMatch(/>Sample<\/span>$/);
  });

  it.each([
    [3, '1.90rem'],
    [1, '2.69rem'],
    [0.4, '3.20rem'],
  ])('of proportions %d : 1 is %s high', (ratio, height) => {
    const square = { ...logo, width: 44 * ratio };
    const markup = renderToStaticMarkup(<ClientLogo name="Sample" logo={square} />);
    expect(markup).toContain(`--height:${height}`);
  });
});

it.each([
  [1, 1],
  [3, 3],
  [9, 5],
  [14, 7],
  [40, 7],
])('%d logos that stand still have rows of %d', (logos, columns) => {
  expect(evenColumns(logos)).toEqual({
    '--columns': `repeat(${String(columns)},minmax(0,1fr))`,
  });
});

it.each([
  [1, 1, '35s'],
  [9, 9, '35s'],
  [10, 20, '35s'],
  [40, 80, '100s'],
])('of %d logos %d pass by in %s; too few do not move', (logos, shown, speed) => {
  const markup = renderToStaticMarkup(<Marquee label="clients" logos={clients(logos)} />);
  expect(count(markup, '<li')).toBe(shown);
  expect(markup.includes('animate-marquee')).toBe(shown > logos);
  expect(markup).toContain(`--speed:${speed}`);
});

it.each([
  [1, false],
  [6, false],
  [7, true],
  [40, true],
])('of %d logos the grid shows some in turn: %s', (logos, inTurn) => {
  const markup = renderToStaticMarkup(
    <LogoGrid title="clients" logos={clients(logos)} pauseLabel="pause" />,
  );
  expect(count(markup, '<li')).toBe(logos);
  expect(markup.includes('<script')).toBe(inTurn);
});
