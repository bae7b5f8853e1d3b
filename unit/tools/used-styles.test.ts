import { describe, expect, it } from 'vitest';

import { classesOf, usedStyles } from '#tools/used-styles.ts';

const names = new Set(['card', 'open']);
const used = (css: string) => usedStyles(css, { all: names, first: names }).first;

it('finds the class names of a document', () => {
  expect(classesOf('<p class="a b"><i class="c" data-class="d"></i></p>')).toEqual(
    new Set(['a', 'b', 'c']),
  );
});

it.each([
  ['a class', '.card{color:red}'],
  ['a state of it', '.card:hover,.card[open]{color:red}'],
  ['an element', 'p{color:red}'],
  ['one of several', '.card,.gone{color:red}'],
  ['all classes of a selector', '.card .open>p{color:red}'],
  ['a class in a condition', '@media print{.card{color:red}}'],
  ['a class in a layer', '@layer a{.card{color:red}}'],
  ['another class that must be absent', '.card:not(.gone){color:red}'],
  ['one of the classes in brackets', ':is(.gone, .card){color:red}'],
  ['a class inside', 'p:has(.card){color:red}'],
  ['custom properties', ':root{--a:1px}'],
])('keeps rules of %s', (_what, css) => {
  expect(used(css)).toMatch(/red|1px/);
});

it.each([
  ['another class', '.gone{color:red}'],
  ['a class that is not there in between', '.card .gone p{color:red}'],
  ['another class in a condition', '@media print{.gone{color:red}}'],
  ['other classes in brackets', ':is(.gone, .lost) p{color:red}'],
  ['another class inside', '.card:has(.gone){color:red}'],
  ['movements of none', '@keyframes card{to{color:red}}'],
  ['notes on tools', '/*! a tool */'],
])('leaves out rules of %s', (_what, css) => {
  expect(used(css)).toBe('');
});

it('keeps the order of layers', () => {
  const css = used('@layer a,b;@layer b{.card{color:red}}@layer a{p{color:red}}');
  expect(css.indexOf('@layer a')).toBeLessThan(css.indexOf('@layer b'));
});

describe('a document whose first view has an end', () => {
  const split = (css: string) => usedStyles(css, { all: names, first: new Set(['card']) });

  it.each([
    ['what it shows', '.card{color:red}'],
    ['elements', 'p{color:red}'],
    ['one of several', '.open,.card{color:red}'],
    ['what it shows in a condition', '@media (width<=9px){.card{color:red}}'],
    ['what follows what is printed', '@media print{.card{color:#00f}}.card{color:red}'],
    ['fonts', '@font-face{font-family:red;src:url(a.woff2)}'],
    ['movements', '.card{animation:red 1s}@keyframes red{to{top:0}}'],
  ])('brings styles of %s', (_what, css) => {
    expect(split(css).first).toContain('red');
    expect(split(css).rest).not.toContain('red');
  });

  it.each([
    ['what follows', '.open{color:red}'],
    ['what follows inside', '.card .open{color:red}'],
    ['what it shows under the pointer', '.card:hover{color:red}'],
    ['what it shows opened', '.card[open]{color:red}'],
    ['movements of what follows', '.open{animation:red 1s}@keyframes red{to{top:0}}'],
    ['what has the focus', ':focus-visible{color:red}'],
    ['what is selected', '::selection{color:red}'],
    ['what is printed', '@media print{@media (width<=9px){.card{color:red}}.card{top:0}}'],
  ])('lets styles of %s wait', (_what, css) => {
    expect(split(css).first).toBe('');
    expect(split(css).rest).toContain('red');
  });

  it('leaves out what it never shows', () => {
    expect(split('.gone{color:red}')).toEqual({ first: '', rest: '' });
  });
});
