import { Script } from 'node:vm';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { defaultPolicyRules } from '#kit/site/trusted-types.ts';

beforeEach(() => {
  const href = 'https://www.example.com/de/about';
  vi.stubGlobal('location', { href, origin: new URL(href).origin });
});
afterEach(() => vi.unstubAllGlobals());

describe('text that becomes part of a page', () => {
  it.each(['', '<p>Text with <em>stress</em> &lt;script&gt;</p>', '<script></script>'])(
    'passes as it is: %s',
    (html) => expect(defaultPolicyRules.createHTML(html)).toBe(html),
  );

  it.each([
    '<script>run()</script>',
    '<p>x</p><SCRIPT src="/assets/a.js"></SCRIPT>',
    '<iframe srcdoc="x"></iframe>',
    '<base href="https://elsewhere.example/">',
    '<meta http-equiv="refresh" content="0">',
    '<link rel="stylesheet" href="/a.css">',
  ])(
    'is refused with an element that runs or loads something, or changes addresses: %s',
    (html) => {
      expect(defaultPolicyRules.createHTML(html)).toBeNull();
    },
  );
});

describe('text that becomes a script', () => {
  it('is data', () => {
    const data = '{"@context":"https://schema.org","@graph":[]}';
    expect(defaultPolicyRules.createScript(data)).toBe(data);
    // Accepted text cannot be parsed as a program.
    expect(() => new Script(data)).toThrow(SyntaxError);
  });

  it.each(['alert(1)', '{}alert(1)', '[].constructor', ''])('is never a program: %s', (text) => {
    expect(defaultPolicyRules.createScript(text)).toBeNull();
  });
});

describe('an address that becomes a script', () => {
  it.each(['/assets/index.js', 'https://www.example.com/assets/a.js', 'https://js.example/a.js'])(
    'is a built file, or of another host, on which the policy decides: %s',
    (address) => expect(defaultPolicyRules.createScriptURL(address)).toBe(address),
  );

  it.each(['/social/index.png', 'assets/a.js', 'blob:https://www.example.com/1'])(
    'is no other file of the site: %s',
    (address) => expect(defaultPolicyRules.createScriptURL(address)).toBeNull(),
  );
});
