import { expect, it } from 'vitest';

import { usedIn, usedStyles } from '#kit/build/used-styles.ts';

const names = new Set(['.card', '.open', '[open]']);
const used = (css: string) => usedStyles(css, names);

/** The class names of a document. */
const classesOf = (html: string) =>
  [...usedIn(html)].filter((name) => name.startsWith('.')).map((name) => name.slice(1));

it('finds the class names of a document', () => {
  expect(classesOf('<p class="a b"><i class="c" data-class="d"></i></p>')).toEqual(['a', 'b', 'c']);
});

it('finds class names with characters that attributes escape', () => {
  expect(
    classesOf('<p class="[&amp;&gt;a]:b before:content-[&#x27;/&#x27;] c-[&quot;]"></p>'),
  ).toEqual(['[&>a]:b', "before:content-['/']", 'c-["]']);
});

it('finds the attributes of a document, and knows those that its first scripts set', () => {
  const found = usedIn('<details open><a href="/" viewBox="0"></a></details>');
  expect([...found]).toEqual(
    expect.arrayContaining(['[open]', '[href]', '[viewbox]', '[data-whole]', '[data-motion]']),
  );
  expect(found).not.toContain('[data-moving]');
});

it('knows the attributes that an inline script sets before its element is painted', () => {
  const found = usedIn('<ul></ul><script>row.setAttribute(`data-shown`,"")</script>');
  expect(found).toContain('[data-shown]');
});

it.each([
  ['popover', '<nav id="x" class="b" popover="auto"><p class="c"></p></nav>', ['a', 'd']],
  ['button of one', '<nav><button class="b" popovertarget="x"></button></nav>', ['a', 'b', 'd']],
  ['dialog', '<dialog class="b"></dialog>', ['a', 'b', 'd']],
])('finds class names only outside of closed elements: %s', (_what, part, classes) => {
  expect(classesOf(`<p class="a"></p>${part}<p class="d"></p>`)).toEqual(classes);
});

it.each([
  ['a class', '.card{color:red}'],
  ['a state of it', '.card:hover,.card[open]{color:red}'],
  ['a state that must be absent', '.card:not(:focus, [data-moving]){color:red}'],
  ['an element', 'p{color:red}'],
  ['one of several', '.card,.gone{color:red}'],
  ['all classes of a selector', '.card .open>p{color:red}'],
  ['a class in a condition', '@media (width>9px){.card{color:red}}'],
  ['a class everywhere but on paper', '@media not print{.card{color:red}}'],
  ['a class in a layer', '@layer a{.card{color:red}}'],
  ['another class that must be absent', '.card:not(.gone){color:red}'],
  ['one of the classes in brackets', ':is(.gone, .card){color:red}'],
  ['a class inside', 'p:has(.card){color:red}'],
  ['custom properties', ':root{--a:1px}'],
  ['keyframes in use', '.card{animation:a 1s}@keyframes a{to{color:red}}'],
])('keeps rules of %s', (_what, css) => {
  expect(used(css)).toMatch(/red|1px/);
});

it.each([
  ['another class', '.gone{color:red}'],
  ['a selector with an unused class in the middle', '.card .gone p{color:red}'],
  ['another class in a condition', '@media (width>9px){.gone{color:red}}'],
  ['other classes in brackets', ':is(.gone, .lost) p{color:red}'],
  ['another class inside', '.card:has(.gone){color:red}'],
  ['unused keyframes', '@keyframes card{to{color:red}}'],
  ['a pointer, which comes later', '.card:hover{color:red}'],
  ['the focus, which comes later', '.card:focus-visible{color:red}'],
  ['an attribute that scripts set later', '.card[data-moving]{color:red}'],
  ['paper, which comes later', '@media print{.card{color:red}}'],
  ['notes on tools', '/*! a tool */'],
])('leaves out rules of %s', (_what, css) => {
  expect(used(css)).toBe('');
});

it('keeps the order of layers', () => {
  const css = used('@layer a,b;@layer b{.card{color:red}}@layer a{p{color:red}}');
  expect(css.indexOf('@layer a')).toBeLessThan(css.indexOf('@layer b'));
});
